# The two commands a newcomer needs are `make run` and `make test`. `make help` lists the rest.

SHELL := /bin/bash
.DEFAULT_GOAL := help
VENV := .venv
BIN := $(VENV)/bin
NODE := scripts/node.sh
JOBS ?= 2

.PHONY: help setup run test test-py test-js e2e check chaos format bench migration lock image-check clean

help: ## this list
	@awk -F':.*## ' '/^[a-z0-9-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# Stamps make the second run quick: a lock file that has not changed is not installed again.

$(VENV)/.run: requirements.lock scripts/venv.sh
	@scripts/venv.sh requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock scripts/venv.sh
	@scripts/venv.sh requirements-dev.lock
	@touch $@ $(VENV)/.run

node_modules/.stamp: package-lock.json $(VENV)/.dev
	@$(NODE) npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

setup: $(VENV)/.dev node_modules/.stamp ## install everything for development, at the versions of the lock files

run: export TOKTONK_HOST ?= 0.0.0.0
run: $(VENV)/.run ## start the server on SQLite and print its addresses, for this computer and for friends in the network
	@$(BIN)/python -m app serve

test: setup ## run all tests; starts PostgreSQL, Redis and Chromium itself and ends them
	@scripts/provision.sh
	@$(MAKE) --no-print-directory --keep-going test-py e2e test-js

test-py: $(VENV)/.dev
	$(BIN)/python -m pytest -q -n $(JOBS) --dist loadgroup -m "not e2e"

e2e: $(VENV)/.dev ## run the tests in a real browser alone
	@scripts/provision.sh chromium
	$(BIN)/python -m pytest -q -m e2e --timeout 900 --timeout-method thread

test-js: node_modules/.stamp
	$(NODE) node --test "tests/js/**/*.test.js"

check: setup ## style, types, layers, security, sizes, licences: what a review need not say
	@$(BIN)/python scripts/check.py

format: setup ## let ruff and Biome format the code
	$(BIN)/ruff check -q --fix . && $(BIN)/ruff format -q .
	$(NODE) node_modules/.bin/biome check --write .

chaos: setup ## put every promise to the test in full: kills, cuts, thefts, planted faults; prints one table (12 minutes at most)
	@scripts/provision.sh
	@$(BIN)/python -m tests.chaos

bench: $(VENV)/.dev ## run the benchmarks; bench/README.md says how to read them
	@$(BIN)/python -m bench

lighthouse: setup ## ask Lighthouse about the front page, a lobby and a running table; at least 95 each
	@$(BIN)/python scripts/lighthouse.py

migration: $(VENV)/.dev ## write a migration from the tables' difference: make migration m="what changes"
	@test -n "$(m)" || { echo 'Say what changes: make migration m="what changes"'; exit 2; }
	@mkdir -p build && rm -f build/migration.db
	TOKTONK_DATABASE_URL=sqlite:///build/migration.db $(BIN)/alembic upgrade head
	TOKTONK_DATABASE_URL=sqlite:///build/migration.db $(BIN)/alembic revision --autogenerate -m "$(m)" \
		--rev-id $$(printf %04d $$(($$(ls migrations/versions/*.py | wc -l) + 1)))
	@$(BIN)/ruff check -q --fix migrations; $(BIN)/ruff format -q migrations

lock: $(VENV)/.dev ## write the lock files again after a change of pyproject.toml or package.json
	scripts/lock.sh

image-check: $(VENV)/.run ## build the container image without an engine, start it and ask for its health (root, Debian)
	scripts/image_check.sh

clean: ## remove what the commands above have made, but no data of a running server
	rm -rf $(VENV) node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
