#!/bin/sh
# Runs the project's commands with the server's settings, as its user: sanjog operator reports --why "the morning look"
# Install it as /usr/local/sbin/sanjog. Root runs it directly, the group of deploy/sudoers as `sudo -u sanjog sanjog operator …`.
set -eu
export NODE_ENV=production DATA_DIR=/var/lib/sanjog
# Takes each line literally, without a shell's handling of $ and quotes, as systemd and containers do.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    [A-Z]*=*) export "$line" ;;
  esac
done < /etc/sanjog/sanjog.env
cd /opt/sanjog
case ${1:-} in
  operator) file=apps/api/src/operator-main.ts && shift ;;
  backup | restore) file=apps/api/src/backup-main.ts ;;
  test:restore) file=tests/restore/main.ts && shift ;;
  *) echo "sanjog: operator, backup, restore or test:restore" >&2 && exit 2 ;;
esac
set -- /opt/node/bin/node "$file" "$@"
[ "$(id -u)" -ne 0 ] || set -- setpriv --reuid=sanjog --regid=sanjog --init-groups "$@"
exec "$@"
