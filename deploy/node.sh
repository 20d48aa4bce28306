#!/bin/sh
# Installs or updates Node from nodejs.org in /opt/node: sh deploy/node.sh [VERSION]
# The archive must have the SHA-256 that nodejs.org publishes. Restart the processes afterwards.
set -eu
version=${1:-24.21.0}
from=${NODE_MIRROR:-https://nodejs.org/dist}
into=${NODE_FOLDER:-/opt}
case $(uname -m) in
  x86_64) arch=x64 ;;
  aarch64) arch=arm64 ;;
  *) echo "nodejs.org has no Node for $(uname -m)." >&2; exit 1 ;;
esac
name=node-v$version-linux-$arch
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
curl --fail --silent --show-error --location --remote-name "$from/v$version/$name.tar.gz"
curl --fail --silent --show-error --location --remote-name "$from/v$version/SHASUMS256.txt"
grep " $name.tar.gz\$" SHASUMS256.txt > wanted || { echo "SHASUMS256.txt does not name $name.tar.gz." >&2; exit 1; }
sha256sum --check --quiet wanted
tar -xzf "$name.tar.gz" --no-same-owner -C "$into"
ln -sfn "$name" "$into/node"
"$into/node/bin/node" --version
