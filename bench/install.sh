#!/bin/sh
# Installs what the program is measured against: Hugo and GNU time from Debian, Eleventy from npm by its lock file. Node.js
# 20 or newer has to be there.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd -P)
command -v node >/dev/null && command -v npm >/dev/null || { echo "bench: needs Node.js 20 or newer, with npm" >&2; exit 2; }

missing=
command -v hugo >/dev/null || missing="$missing hugo"
[ -x /usr/bin/time ] || missing="$missing time"
command -v taskset >/dev/null || missing="$missing util-linux"
if [ -n "$missing" ]; then
    as=
    [ "$(id -u)" -eq 0 ] || as=sudo
    # shellcheck disable=SC2086
    $as apt-get update -q && $as env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing
fi
(cd "$here/peers/eleventy" && npm ci --no-audit --no-fund)
hugo version
node --version
"$here/peers/eleventy/node_modules/.bin/eleventy" --version
