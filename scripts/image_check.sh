#!/usr/bin/env bash
# Builds the image without a container engine or an image registry, starts it as its user would and asks for its health.
# Needs root on Debian. The base is a Debian 12 of debootstrap's, kept in $TOKTONK_CACHE for the next time.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "image-check needs root" >&2; exit 1; }
cache=${TOKTONK_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/toktonk}
base=localhost/toktonk-base
image=localhost/toktonk-check
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot

missing=()
for program in buildah debootstrap docker-compose; do
  command -v "$program" >/dev/null || missing+=("$program")
done
[ ${#missing[@]} = 0 ] || scripts/apt_install.sh "${missing[@]}"

make_root() {
  echo "Making a Debian root in $cache …"
  mkdir -p "$cache"
  rm -rf "$cache/root" "$cache/bookworm.tar"
  debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates bookworm "$cache/root" >"$cache/log" 2>&1 ||
    { tail "$cache/log" >&2; return 1; }
  tar -C "$cache/root" --exclude=./var/cache/apt --exclude=./var/lib/apt/lists -cf "$cache/bookworm.tar" .
  rm -rf "$cache/root"
}

make_base() {
  [ -f "$cache/bookworm.tar" ] || make_root
  local container
  container=$(buildah from scratch)
  buildah add -q "$container" "$cache/bookworm.tar" / >/dev/null
  # Where packages come through a mirror with its own certificate, the build needs that certificate too.
  buildah copy -q "$container" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ >/dev/null
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  [ -z "${PIP_CERT:-}" ] || buildah config --env PIP_CERT=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit -q --rm "$container" "$base" >/dev/null
}

buildah inspect --type image "$base" >/dev/null 2>&1 || make_base
echo "Building the image …"
buildah bud -q --format docker --network host --build-arg BASE="$base" -f Dockerfile -t "$image" . >/dev/null

log=$(mktemp)
container=$(buildah from --pull-never "$image")
server=

# Below buildah's process stand its helpers, and the server only below those: all are ended by their ids, the server first.
end() {
  local child
  for child in $(pgrep -P "$1"); do end "$child"; done
  kill "$1" 2>/dev/null || true
}
cleanup() {
  [ -z "$server" ] || { end "$server"; wait "$server" 2>/dev/null || true; }
  buildah rm "$container" >/dev/null
  rm -f "$log"
}
trap cleanup EXIT

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
inside() { buildah run -e "TOKTONK_PORT=$port" "$container" -- "$@"; }
list() { buildah inspect --type image --format "{{range $1}}{{println .}}{{end}}" "$image"; }
mapfile -t start < <(list .OCIv1.Config.Cmd | sed '/^$/d')
mapfile -t health < <(list .Docker.Config.Healthcheck.Test | sed '/^$/d')

echo "Nothing but data and scratch may be writable …"
writable=$({ inside find / -xdev -type d -writable -not -path '/proc/*' 2>/dev/null || true; } | tr -d '\r' | sort)
grep -qx /data <<<"$writable" || { echo "The image's user may not write to /data" >&2; exit 1; }
others=$(grep -vE '^(/data|/tmp|/var/tmp|/run/lock|/dev/(shm|mqueue))(/|$)' <<<"$writable" || true)
[ -z "$others" ] || { echo "The image's user may write to: $others" >&2; exit 1; }

echo "Starting: ${start[*]} …"
inside "${start[@]}" >"$log" 2>&1 &
server=$!
is_healthy() {
  python3 -c "import urllib.request as ask; ask.urlopen('http://127.0.0.1:$port/healthz', timeout=1)" 2>/dev/null
}
for _ in $(seq 100); do
  if is_healthy; then healthy=yes; break; fi
  kill -0 "$server" 2>/dev/null || break
  sleep 0.2
done
[ "${healthy:-}" = yes ] || { echo "The server did not get healthy:" >&2; tail -n 30 "$log" >&2; exit 1; }
inside "${health[@]:1}" || { echo "The image's own health check fails" >&2; exit 1; }
inside test -s /data/toktonk.db || { echo "No database on the volume" >&2; exit 1; }

docker-compose -f docker-compose.yml config -q
mounted=$(buildah mount "$container")
echo "The image is healthy; it adds $(du -shc "$mounted/srv" | tail -n 1 | cut -f 1) to its base."
