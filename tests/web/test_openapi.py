"""What the OpenAPI document says is what the server does: requests made from it by hundreds, good ones and bad ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.server import toktonk

EXAMPLES = 25
SCHEMATHESIS = Path(sys.executable).parent / "schemathesis"


@pytest.mark.slow
def test_every_answer_is_one_that_the_document_tells(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with toktonk(f"sqlite:///{tmp_path / 'toktonk.db'}", log, log_level="warning") as server:
        command = [
            SCHEMATHESIS, "run", f"{server.url}/openapi.json", "--checks", "all", "--max-examples", str(EXAMPLES),
            "--seed", "1", "--no-color", "-H", f"Origin: {server.url}",
        ]  # fmt: skip
        done = subprocess.run(
            [str(part) for part in command],
            cwd=tmp_path,
            env=dict(os.environ),
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "9 selected / 9 total" in done.stdout, done.stdout
    assert "Traceback" not in log.read_text("utf-8", errors="replace")
