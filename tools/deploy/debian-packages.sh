#!/bin/sh
# Prints the folder of unpacked Debian packages, fetched on first use into the data folder:
# debian-packages.sh <folder> <suite> <package>…
# Nothing is installed and the machine's own apt state is left alone, so that it works as root and as anybody.
set -eu
name=$1 suite=$2
shift 2
root=$(cd "$(dirname "$0")/../.." && pwd)
data=${PLATFORM_DATA_DIR:-$root/.data}
folder=$data/tools/$name
[ -d "$folder" ] && { echo "$folder"; exit 0; }

keyring=/usr/share/keyrings/debian-archive-keyring.gpg
fail() { echo "deploy checks: $1" >&2; exit 1; }
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null && [ -r "$keyring" ] ||
  fail "$name is needed and can be fetched on Debian only: install it by hand and put it on the PATH"

mkdir -p "$data/tools"
work=$(mktemp -d "$data/tools/.fetch-XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/unpacked"
echo "deb [signed-by=$keyring] $("$root/tools/deploy/debian-mirror.sh") $suite main" >"$work/sources.list"
cat >"$work/apt.conf" <<CONF
Dir::State::Lists "$work/lists";
Dir::State::status "/dev/null";
Dir::Cache "$work/cache";
Dir::Etc::SourceList "$work/sources.list";
Dir::Etc::SourceParts "-";
APT::Sandbox::User "";
Acquire::Languages "none";
CONF
(
  cd "$work" && export APT_CONFIG="$work/apt.conf"
  apt-get -qq update && apt-get -qq download "$@"
) >"$work/log" 2>&1 || fail "$name could not be fetched from Debian: $(tail -n 1 "$work/log")"
for file in "$work"/*.deb; do dpkg-deb -x "$file" "$work/unpacked"; done
mv "$work/unpacked" "$folder" 2>/dev/null || [ -d "$folder" ]
echo "$folder"
