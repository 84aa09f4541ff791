#!/bin/sh
# Really builds the image of one service and loads its code, without a container engine and without an image registry:
# build-image.sh <app>. Needs root on Debian bookworm, apt and npm. The base images that the Dockerfile names are stood
# in for by a minimal Debian with the project's own Node, so the result proves the Dockerfile and is not for delivery.
set -eu
app=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
data=${PLATFORM_DATA_DIR:-$root/.data}
fail() { echo "build-image: $1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail 'needs root, because it mounts and changes its root folder'
grep -q '^VERSION_CODENAME=bookworm' /etc/os-release || fail 'needs Debian bookworm, whose packages it unpacks'
[ -f "$root/apps/$app/package.json" ] || fail "there is no service $app"

tools=$("$root/tools/deploy/debian-packages.sh" buildah bookworm buildah mmdebstrap libgpgme11 libassuan0 \
  libdevmapper1.02.1 libbtrfs0 libseccomp2 libsubid4 golang-github-containers-common golang-github-containers-image)
images=$data/tools/images
mkdir -p "$images"
exec 9>"$images/lock"
flock 9

work=$(mktemp -d "$data/tools/.build-XXXXXX")
container=
cleanup() {
  [ -z "$container" ] || buildah rm "$container" >/dev/null
  buildah rmi --prune >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap cleanup EXIT

printf '[storage]\ndriver = "overlay"\nrunroot = "%s/run"\ngraphroot = "%s/graph"\n' "$images" "$images" >"$work/storage.conf"
printf '[containers]\ndefault_ulimits = ["nofile=1024:1024"]\n' >"$work/containers.conf"
policy=$tools/etc/containers/policy.json
export CONTAINERS_STORAGE_CONF="$work/storage.conf" CONTAINERS_CONF="$work/containers.conf"
export CONTAINERS_REGISTRIES_CONF="$tools/etc/containers/registries.conf"

# buildah starts itself again without our environment, so its libraries are announced by a linker cache of its own,
# mounted where only it can see it.
/sbin/ldconfig -C "$work/ld.so.cache" "$tools/usr/lib/$(uname -m)-linux-gnu" "$tools/lib/$(uname -m)-linux-gnu"
buildah() {
  unshare --mount --propagation private sh -c \
    'cache=$1 program=$2; shift 2; mount --bind "$cache" /etc/ld.so.cache && exec "$program" "$@"' \
    sh "$work/ld.so.cache" "$tools/usr/bin/buildah" "$@"
}

base_of() { sed -n "s/^ARG $1_IMAGE=//p" "$root/docker/Dockerfile"; }
make_bases() {
  "$tools/usr/bin/mmdebstrap" --quiet --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$work/base.tar" \
    "$("$root/tools/deploy/debian-mirror.sh")"
  printf '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n' >"$work/npm"
  chmod +x "$work/npm"
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/base.tar" / >/dev/null
  buildah config --env PATH=/usr/local/bin:/usr/bin:/bin "$container"
  buildah commit --quiet --signature-policy "$policy" "$container" "$(base_of RUNTIME)" >/dev/null
  buildah copy --quiet "$container" "$(readlink -f "$root/node_modules/.bin/node")" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$container" "$(dirname "$(readlink -f "$(command -v npm)")")/.." /usr/local/lib/node_modules/npm >/dev/null
  buildah copy --quiet "$container" "$work/npm" /usr/local/bin/npm >/dev/null
  buildah commit --quiet --signature-policy "$policy" "$container" "docker.io/library/$(base_of BUILD)" >/dev/null
  buildah rm "$container" >/dev/null
  container=
}
buildah inspect --type image "$(base_of BUILD)" >/dev/null 2>&1 || make_bases

# npm inside asks the same registry as outside and trusts the same authorities.
authorities=/etc/ssl/certs/ca-certificates.crt
printf 'registry=%s\ncafile=%s\n' "$(npm config get registry 2>/dev/null)" "$authorities" >"$work/npmrc"
buildah bud --quiet --signature-policy "$policy" --isolation chroot --pull-never --network host \
  --volume "$authorities:$authorities:ro" --volume "$work/npmrc:/root/.npmrc:ro" \
  --volume "$(npm config get cache 2>/dev/null):/root/.npm" \
  --build-arg APP="$app" --tag "platform/$app" --file "$root/docker/Dockerfile" "$root" >"$work/build.log" 2>&1 ||
  { tail -n 25 "$work/build.log"; fail "the image of $app does not build"; }

container=$(buildah from --pull-never --signature-policy "$policy" "platform/$app")

# The image holds the packages that production needs, and nothing else.
buildah run --isolation chroot --user 65532 "$container" -- node -e '
  for (const path of fs.globSync("**/node_modules/{*,@*/*}/package.json", { cwd: "/platform" }))
    console.log(path.slice(0, -"/package.json".length))' >"$work/packages"
"$root/node_modules/.bin/node" "$root/node_modules/typescript-7/bin/tsc" -b "$root/tools/deploy"
"$root/node_modules/.bin/node" "$root/tools/deploy/dist/image-contents.js" "$app" <"$work/packages" ||
  fail "the image of $app holds what it should not"

# Services load some native libraries only when they need them, so that starting them says nothing of these.
buildah run --isolation chroot --user 65532 --volume "$root/tools/deploy/dist/native-builds.js:/native-builds.mjs:ro" \
  "$container" -- node /native-builds.mjs /platform >"$work/native" 2>&1 ||
  { cat "$work/native"; fail "the image of $app holds native libraries that do not load"; }

# A service without settings must load all its code and then name what is missing, by each command line of its manifests.
"$root/node_modules/.bin/node" "$root/tools/deploy/dist/manifest-commands.js" "$app" >"$work/commands"
while read -r command; do
  # shellcheck disable=SC2086
  answer=$(buildah run --isolation chroot --user 65532 "$container" -- $command 2>&1 </dev/null || true)
  case $answer in
    *'DATABASE_URL is missing'* | *'AUTH_URL is missing'*) ;;
    *) echo "$answer" | tail -n 20; fail "the image of $app does not start by: $command" ;;
  esac
done <"$work/commands"

# Layers are kept as compressed tars, and the base image and Node are the same for every service.
megabytes() { "$root/node_modules/.bin/node" -p "($(wc -c) / 1e6).toFixed(1)"; }
archive() { buildah run --isolation chroot "$container" -- tar --create --directory / "$1" 2>/dev/null; }
sizes() { echo "$(archive "$1" | megabytes) MB ($(archive "$1" | gzip | megabytes) compressed)"; }
echo "build-image: platform/$app adds to its base $(sizes usr/local/bin/node) of Node and $(sizes platform) of its own"
echo "build-image: platform/$app builds, holds $(sort "$work/packages" | uniq | wc -l) packages, loads $(wc -l <"$work/native") native libraries, and starts as user 65532 by $(wc -l <"$work/commands") command lines"
