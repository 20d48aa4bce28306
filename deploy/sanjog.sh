#!/bin/sh
# The project's commands with the server's settings and as its user: sanjog operator reports --why "the morning look"
# Goes to /usr/local/sbin/sanjog.
set -eu
set -a
NODE_ENV=production
DATA_DIR=/var/lib/sanjog
. /etc/sanjog/sanjog.env
set +a
cd /opt/sanjog
exec setpriv --reuid=sanjog --regid=sanjog --init-groups node_modules/.bin/node tools/run.mjs "$@"
