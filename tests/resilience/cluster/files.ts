import { readFileSync } from "node:fs";
import path from "node:path";
import { newestBin } from "../../../apps/api/test/support/postgres-server.ts";
import { at } from "../../../tools/cli/child.ts";

/**
 * The loopback addresses of a cluster. A program listens on its real address. Other machines use the far address, where a
 * proxy forwards to the real one, so that the line between two machines can be cut.
 */
export type Addresses = {
  real(n: number): string;
  far(n: number): string;
  /** Where the programs of machine `from` reach the etcd of machine `to`. */
  etcd(from: number, to: number): string;
  haproxy: string;
};

/** Every run has a block of its own, so that several may run on one machine. */
export function addressesOf(block: number): Addresses {
  const host = (row: number, n: number) => `127.${block}.${row}.${10 + n}`;
  return {
    real: (n) => host(0, n),
    far: (n) => host(1, n),
    etcd: (from, to) => host(10 + from, to),
    haproxy: host(2, 0),
  };
}

export const machines = [1, 2, 3] as const;
export const ports = { postgres: 5432, patroni: 8008, etcd: 2379, primary: 5000 } as const;
export const nameOf = (n: number) => `db${n}`;
const delivered = (n: number) => `10.0.0.1${n}`;

type Change = readonly [what: string | RegExp, by: string];

/** Returns a file of deploy/patroni with the given changes, all of which must apply. */
function changed(file: string, changes: readonly Change[]): string {
  return changes.reduce(
    (before, [what, by]) => {
      if (before.search(what) === -1) throw new Error(`deploy/patroni/${file} no longer says ${what}`);
      return before.replaceAll(what, by);
    },
    readFileSync(at("deploy", "patroni", file), "utf8"),
  );
}

/** Returns the delivered Patroni configuration for a machine; only addresses, folders and passwords on the socket differ. */
export function patroniFile(addresses: Addresses, n: number, folder: string): string {
  const etcd = machines.map((to) => `${addresses.etcd(n, to)}:${ports.etcd}`).join(", ");
  return changed("patroni.yml", [
    // Without this Patroni would use the addresses that etcd tells, past the proxies.
    [/hosts: \[.*\]/g, `hosts: [${etcd}]\n  use_proxies: true`],
    ["name: db1", `name: ${nameOf(n)}`],
    [/ listen: 10\.0\.0\.11/g, ` listen: ${addresses.real(n)}`],
    [/ connect_address: 10\.0\.0\.11/g, ` connect_address: ${addresses.far(n)}`],
    ["10.0.0.0/24", "127.0.0.0/8"],
    ["/usr/lib/postgresql/15/bin", String(newestBin())],
    ["/var/lib/postgresql/15/sanjog", dataOf(folder)],
    ["/var/lib/postgresql/sanjog.pgpass", path.join(folder, "pgpass")],
    ["/var/run/postgresql", folder],
    ["local all postgres peer", "local all postgres trust"],
  ]);
}

/** Returns the delivered settings of etcd for a machine. */
export function etcdSettings(addresses: Addresses, n: number, folder: string): Record<string, string> {
  const text = changed("etcd.env", [
    ["ETCD_NAME=db1", `ETCD_NAME=${nameOf(n)}`],
    [/(URLS=http:\/\/)10\.0\.0\.11/g, `$1${addresses.real(n)}`],
    ...machines.map(
      (to): Change => [`${nameOf(to)}=http://${delivered(to)}`, `${nameOf(to)}=http://${addresses.real(to)}`],
    ),
    ["/var/lib/etcd/sanjog", path.join(folder, "etcd")],
  ]);
  const lines = text.split("\n").filter((line) => line.startsWith("ETCD_"));
  return Object.fromEntries(lines.map((line) => [line.split("=")[0], line.slice(line.indexOf("=") + 1)]));
}

/** Returns the delivered configuration of HAProxy. */
export function haproxyFile(addresses: Addresses): string {
  return changed("haproxy.cfg", [
    ["127.0.0.1:5000", `${addresses.haproxy}:${ports.primary}`],
    ...machines.map((n): Change => [`${delivered(n)}:`, `${addresses.real(n)}:`]),
  ]);
}

/** The folder of a machine's database. */
export const dataOf = (folder: string) => path.join(folder, "data");
