#!/bin/sh
# Prints the address from which this machine's apt takes its Debian packages.
set -eu
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2>/dev/null | grep -v security | head -n 1)
[ -n "$mirror" ] || { echo 'deploy checks: apt has no source of Debian packages on this machine' >&2; exit 1; }
echo "$mirror"
