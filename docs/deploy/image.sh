#!/usr/bin/env bash
# An OCI image of what is committed here, from Debian's and npm's packages alone: no image of anybody else is under it.
#
#   docs/deploy/image.sh /srv/images/hojo      # as root; needs mmdebstrap and umoci (Debian packages)
#   podman load … / skopeo copy oci:/srv/images/hojo:latest docker-archive:hojo.tar:hojo:latest
#
# Inside: the product without its development packages under /opt/hojo (nothing there is written), the user hojo (10001),
# /var/lib/hojo for files, /backup, and the PostgreSQL client that `npm run backup` and `restore` call. What it
# needs is given as environment: docs/operations.md. docs/deploy/compose.yaml starts it.
set -euo pipefail

image=${1:?"the folder of the image"}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Debian as this machine gets it, without what only an installed system needs.
cat /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} > "$work/apt" 2> /dev/null || true
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
sources=$work/debian.list
if grep -q '^URIs:' "$work/apt"; then sources=$work/debian.sources; fi
mv "$work/apt" "$sources"
mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6,postgresql-client,tzdata \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  "$release" "$work/system.tar" "$sources"

mkdir -p "$work/hojo"
git -C "$root" archive HEAD | tar -x -C "$work/hojo"
(
  cd "$work/hojo"
  npm run --silent release
  rm -rf e2e stories bench node_modules/.cache
)

umoci init --layout "$image"
umoci new --image "$image:latest"
umoci unpack --image "$image:latest" "$work/bundle"
rootfs=$work/bundle/rootfs
tar -x --numeric-owner --exclude='./dev/*' -C "$rootfs" -f "$work/system.tar"
mkdir -p "$rootfs/opt" "$rootfs/var/lib/hojo" "$rootfs/backup"
mv "$work/hojo" "$rootfs/opt/hojo"
chown -R 0:0 "$rootfs/opt/hojo"
chmod -R go=u-w "$rootfs/opt/hojo"
echo 'hojo:x:10001:10001::/var/lib/hojo:/usr/sbin/nologin' >> "$rootfs/etc/passwd"
echo 'hojo:x:10001:' >> "$rootfs/etc/group"
chown 10001:10001 "$rootfs/var/lib/hojo" "$rootfs/backup"
umoci repack --image "$image:latest" "$work/bundle"

# How Node runs the server: the flags and the environment of one file, as words without blanks.
ofServer() { node -p "const { flags, env } = require('$root/scripts/lib/serverNode.json'); ($1).join(' ')"; }
flags=$(ofServer flags)
variables=$(ofServer 'Object.entries(env).map((pair) => pair.join("="))')
entry=(--config.entrypoint /opt/hojo/node_modules/.bin/node)
for flag in $flags; do entry+=(--config.entrypoint "$flag"); done
for variable in $variables; do entry+=(--config.env "$variable"); done
umoci config --image "$image:latest" "${entry[@]}" --config.cmd bff/main.ts \
  --config.user hojo --config.workingdir /opt/hojo --config.volume /var/lib/hojo --config.exposedports 3000/tcp \
  --config.env NODE_ENV=production --config.env HOST=0.0.0.0 --config.env PORT=3000 \
  --config.env DATA_DIR=/var/lib/hojo --config.env NODE_COMPILE_CACHE=/tmp/compiled --config.env TZ=Asia/Tokyo
umoci gc --layout "$image"
echo "$image:latest of $(git -C "$root" rev-parse --short HEAD)"
