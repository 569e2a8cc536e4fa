#!/usr/bin/env bash
# Finds, or as root on Debian installs, what the tests need beside Python packages. Quick when nothing is missing.
#   scripts/provision.sh [chromium] [postgresql] [redis] [strace]      (no argument: all of them)
set -euo pipefail
cd "$(dirname "$0")/.."

has() { command -v "$1" >/dev/null 2>&1; }
has_chromium() { has chromium || has chromium-browser || has google-chrome; }
has_postgresql() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || { has initdb && has postgres; }; }
has_strace() { has strace; }
has_redis() { has redis-server || has valkey-server; }

packages_of() {
  case $1 in
    chromium) echo chromium fonts-dejavu-core fonts-liberation ;;
    postgresql) echo postgresql ;;
    strace) echo strace ;;
    redis) if apt-cache show redis-server >/dev/null 2>&1; then echo redis-server; else echo valkey-server; fi ;;
    *) echo "Unknown: $1" >&2; return 2 ;;
  esac
}

wanted=("$@")
[ $# -gt 0 ] || wanted=(chromium postgresql redis strace)
missing=()
for name in "${wanted[@]}"; do
  "has_$name" || missing+=("$name")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if ! has apt-get; then
  echo "The tests need these programs, which are not installed: ${missing[*]}" >&2
  exit 1
fi
[ "$(id -u)" = 0 ] && apt-get update -qq
packages=()
for name in "${missing[@]}"; do
  read -ra names < <(packages_of "$name")
  packages+=("${names[@]}")
done
if [ "$(id -u)" != 0 ]; then
  echo "The tests need ${missing[*]}. Install what is missing, then try again:" >&2
  echo "  sudo apt-get install ${packages[*]}" >&2
  exit 1
fi
scripts/apt_install.sh "${packages[@]}"
