#!/usr/bin/env bash
# Writes requirements.lock, requirements-dev.lock and package-lock.json: versions and hashes, no host and no path.
# Versions that already stand there stay; `UPGRADE=--upgrade scripts/lock.sh` takes the newest.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v uv >/dev/null 2>&1 || PATH="$PWD/.venv/bin:$PATH"
command -v uv >/dev/null 2>&1 || { echo "Writing locks needs uv: .venv/bin/pip install uv" >&2; exit 1; }
compile=(uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes
  --no-header --no-annotate --no-emit-index-url ${UPGRADE:-})
"${compile[@]}" -o requirements.lock >/dev/null
"${compile[@]}" --group dev -c requirements.lock -o requirements-dev.lock >/dev/null
scripts/node.sh npm install --package-lock-only --ignore-scripts --loglevel=error
