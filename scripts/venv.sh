#!/usr/bin/env bash
# Makes .venv and installs a lock file into it, every package checked against its hash.
#   scripts/venv.sh requirements.lock
set -euo pipefail
cd "$(dirname "$0")/.."
lock=$1
venv=.venv

find_python() {
  local name
  for name in "${PYTHON:-}" python3.11 python3 python3.12 python3.13; do
    [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 || continue
    "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v "$name"; return; }
  done
  echo "Toktonk needs Python 3.11 or newer: apt-get install python3" >&2
  return 1
}

# Debian's python3 comes without ensurepip; its package python3-venv brings it.
ensure_ensurepip() {
  "$1" -c 'import ensurepip, venv' 2>/dev/null && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    scripts/apt_install.sh python3-venv
  else
    echo "Python lacks what makes virtual environments. Install it, then try again: apt-get install python3-venv" >&2
    return 1
  fi
}

if ! "$venv/bin/python" -c '' 2>/dev/null; then
  python=$(find_python)
  ensure_ensurepip "$python"
  echo "Making $venv with $("$python" --version) …"
  "$python" -m venv --clear "$venv"
fi

echo "Installing $lock …"
if command -v uv >/dev/null 2>&1; then
  VIRTUAL_ENV="$PWD/$venv" uv pip install --quiet --require-hashes -r "$lock"
else
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --require-hashes -r "$lock"
fi
