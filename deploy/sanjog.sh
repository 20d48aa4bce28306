#!/bin/sh
# The project's commands with the server's settings and as its user: sanjog operator reports --why "the morning look"
# Goes to /usr/local/sbin/sanjog. For root, and for the group of deploy/sudoers as `sudo -u sanjog sanjog operator …`.
set -eu
export NODE_ENV=production DATA_DIR=/var/lib/sanjog
# Each line as it is, without a shell's reading of $ and quotes: systemd and containers read the file so.
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
