#!/bin/sh
# Makes the standby that confirms commits the primary, for maintenance of the primary's machine. Run it as postgres on a
# database machine whose `list` shows three healthy ones: switchover.sh [/etc/patroni/config.yml]
#
# synchronous_mode_strict is off meanwhile: with it the new primary acknowledges nothing until a standby follows, and
# Patroni lets both standbys sleep for two seconds first (docs/decisions/048-patroni-and-haproxy.md). Until one follows,
# no other machine may become the primary, so a crash in these seconds delays writes and loses none.
set -eu
config=${1:-/etc/patroni/config.yml}
ctl() { patronictl -c "$config" "$@"; }
member() { ctl list -f tsv | awk -F '\t' -v role="$1" '$4 == role { print $2 }'; }
set_strict() { ctl edit-config --quiet --force -s synchronous_mode_strict="$1" >/dev/null; }

leader=$(member Leader)
candidate=$(member 'Sync Standby')
if [ -z "$leader" ] || [ -z "$candidate" ]; then
  echo "switchover: there is no primary with a standby that confirms" >&2
  exit 1
fi
trap 'set_strict true' EXIT
set_strict false
ctl switchover --leader "$leader" --candidate "$candidate" --force
# Strict again as soon as a standby confirms, or after a minute without one: then writes wait for it.
tries=30
while [ "$(member Leader)" != "$candidate" ] || [ -z "$(member 'Sync Standby')" ]; do
  tries=$((tries - 1))
  [ "$tries" -gt 0 ] || { echo "switchover: no standby confirms yet; see patronictl list" >&2; exit 1; }
  sleep 2
done
