#!/bin/sh
# Runs `kustomize build` on a folder with the first tool that is new enough: kustomize 5, kubectl with kustomize 5, or
# Debian trixie's package unpacked into the data folder (bookworm's kubectl is 1.20, without components).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if kustomize version 2>/dev/null | grep -qE 'v5\.|devel'; then exec kustomize build "$1"; fi
if kubectl version --client 2>/dev/null | grep -q 'Kustomize Version: v5\.'; then exec kubectl kustomize "$1"; fi
folder=$("$here/debian-packages.sh" kustomize trixie kustomize)
exec "$folder/usr/bin/kustomize" build "$1"
