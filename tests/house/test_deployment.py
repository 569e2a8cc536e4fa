"""The files that carry Toktonk to other machines: locks, image, compose, continuous integration."""

from __future__ import annotations

import json
import re
import tomllib

import house
import yaml
from packaging.requirements import Requirement

from app.settings import Settings

LOCK = (house.ROOT / "requirements.lock").read_text("utf-8")
DEV_LOCK = (house.ROOT / "requirements-dev.lock").read_text("utf-8")
DOCKERFILE = (house.ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = yaml.safe_load((house.ROOT / "docker-compose.yml").read_text("utf-8"))
PROJECT = tomllib.loads((house.ROOT / "pyproject.toml").read_text("utf-8"))


def _pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([\w.!+]+)", lock, re.MULTILINE))


def _unmet(requirements: list[str], lock: str) -> list[str]:
    pins = _pins(lock)
    parsed = [Requirement(text) for text in requirements]
    return [str(one) for one in parsed if one.name.lower() not in pins or pins[one.name.lower()] not in one.specifier]


def test_the_locks_pin_what_the_project_asks_for() -> None:
    assert _unmet(PROJECT["project"]["dependencies"], LOCK) == []
    assert _unmet(PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"], DEV_LOCK) == []


def test_both_locks_pin_the_same_versions() -> None:
    assert _pins(LOCK).items() <= _pins(DEV_LOCK).items()


def test_the_locks_hold_versions_and_hashes_and_nothing_else() -> None:
    for line in (LOCK + DEV_LOCK).splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.!+]+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line), line


def test_the_node_lock_pins_by_hash_and_names_no_host() -> None:
    packages = json.loads((house.ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert len(packages) > 3
    for name, package in packages.items():
        assert "resolved" not in package
        assert not name or package["integrity"].startswith("sha512-")


def test_the_image_runs_as_an_ordinary_user_and_watches_its_health() -> None:
    assert re.search(r"^USER 10001:10001$", DOCKERFILE, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", DOCKERFILE, re.MULTILINE)
    assert re.search(r"^ARG BASE=python:3\.11\.\d+-slim-\w+$", DOCKERFILE, re.MULTILINE)


def test_everything_the_image_copies_is_there_and_let_into_the_build() -> None:
    ignore = (house.ROOT / ".dockerignore").read_text("utf-8").split()
    copies = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    for name in (name for line in copies for name in line.split()):
        assert (house.ROOT / name).exists(), name
        assert f"!{name}" in ignore, name


def test_compose_locks_the_container_in() -> None:
    service = COMPOSE["services"]["toktonk"]
    assert service["read_only"] is True
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["cap_drop"] == ["ALL"]
    assert {"healthcheck", "mem_limit", "pids_limit", "tmpfs"} <= service.keys()


def test_compose_keeps_data_on_a_named_volume_and_starts_on_sqlite() -> None:
    service = COMPOSE["services"]["toktonk"]
    assert service["volumes"] == ["data:/data"]
    assert "data" in COMPOSE["volumes"]
    assert service["environment"]["TOKTONK_DATABASE_URL"] == "${TOKTONK_DATABASE_URL:-sqlite:////data/toktonk.db}"


def test_compose_passes_on_every_setting_but_those_of_the_container_itself() -> None:
    passed = {name.removeprefix("TOKTONK_").lower() for name in COMPOSE["services"]["toktonk"]["environment"]}
    assert passed == Settings.__dataclass_fields__.keys() - {"host", "port"}


def test_continuous_integration_runs_what_everybody_can_run() -> None:
    lines = (house.ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["make check", "make test"]
