#!/usr/bin/env bash
# Installs Debian packages without asking and without starting the services that they bring.
#   scripts/apt_install.sh PACKAGE…
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
policy=/usr/sbin/policy-rc.d

# invoke-rc.d asks this program; 101 means "start nothing". The tests start what they need on ports of their own.
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod 755 "$policy"
  trap 'rm -f "$policy"' EXIT
fi

echo "Installing with apt-get: $*"
log=$(mktemp)
if ! { apt-get update -qq && apt-get install -qq -y --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
  tail -n 20 "$log" >&2
  rm -f "$log"
  echo "apt-get could not install: $*" >&2
  exit 1
fi
rm -f "$log"
