#!/bin/sh
# Runs docker compose version 2, the machine's own or Debian trixie's package unpacked into the data folder. `config` needs no
# engine.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if docker compose version >/dev/null 2>&1; then exec docker compose "$@"; fi
folder=$("$here/debian-packages.sh" docker-compose trixie docker-compose)
tool=$(find "$folder" -type f -name docker-compose -perm -u+x | head -n 1)
exec "$tool" "$@"
