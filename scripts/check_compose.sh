#!/usr/bin/env bash
# Asks Docker Compose itself whether docker-compose.yml is valid, where there is one; tests/test_deployment.py reads it anyway.
set -euo pipefail
cd "$(dirname "$0")/.."
if command -v docker-compose >/dev/null 2>&1; then
  docker-compose -f docker-compose.yml config -q
elif docker compose version >/dev/null 2>&1; then
  docker compose -f docker-compose.yml config -q
fi
