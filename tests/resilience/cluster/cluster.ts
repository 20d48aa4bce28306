import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { asOrdinaryUser } from "../../../apps/api/test/support/postgres-server.ts";
import { startProgram } from "../../../apps/api/test/support/program.ts";
import { at } from "../../../tools/cli/child.ts";
import { until } from "../run.ts";
import { addressesOf, haproxyFile, machines as numbers, ports } from "./files.ts";
import { type Machine, openMachine } from "./machine.ts";
import { haproxy_program } from "./programs.ts";

/** Three database machines, each with etcd, Patroni and PostgreSQL, and HAProxy in front of them, all on loopback addresses. */
export type Cluster = {
  folder: string;
  machines: readonly Machine[];
  /** The server's settings: the primary by HAProxy, and every machine as a possible replica. */
  env: { DATABASE_URL: string; DATABASE_REPLICA_URL: string };
  /** The superuser's address of one machine's database. */
  urlOf(machine: Machine): string;
  /** Returns the machine with a role, by what Patroni on another machine says; undefined if there is none. */
  find(role: "leader" | "sync_standby", except?: Machine): Promise<Machine | undefined>;
  /** Waits until every machine works, and one standby confirms; returns null if that takes too long. */
  settled(): Promise<number | null>;
  /** Makes the standby that confirms the primary, by the delivered script. */
  switchOver(): Promise<void>;
  close(): Promise<void>;
};

type Member = { name: string; role: string; state: string; lag?: number | string; timeline?: number };

const settle_limit_ms = 240_000;
const password = "the password of the role";

export async function openCluster(): Promise<Cluster> {
  const opened = new AsyncDisposableStack();
  try {
    const cluster = await openAll(opened);
    return Object.assign(cluster, { close: () => opened.disposeAsync() });
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openAll(opened: AsyncDisposableStack) {
  const addresses = addressesOf(10 + (process.pid % 240));
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-cluster-"));
  chmodSync(folder, 0o755);
  opened.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const machines: Machine[] = [];
  for (const n of numbers) {
    const machine = await openMachine(addresses, n, folder);
    opened.defer(machine.end);
    machines.push(machine);
    machine.start();
  }
  const file = path.join(folder, "haproxy.cfg");
  writeFileSync(file, haproxyFile(addresses), { mode: 0o644 });
  const [command, args] = asOrdinaryUser(haproxy_program, ["-q", "-db", "-f", file]);
  const haproxy = startProgram(command, args, { cwd: folder, end_signal: "SIGTERM" });
  opened.defer(haproxy.stop);

  const urlOf = ({ host }: Machine, database = "sanjog") =>
    `postgres://postgres:superuser-password@${host}:${ports.postgres}/${database}`;
  const named = (name: string | undefined) => machines.find((machine) => machine.name === name);
  const find = async (role: string, except?: Machine) =>
    named((await membersOf(machines.filter((one) => one !== except))).find((one) => one.role === role)?.name);
  const settled = () => until(async () => isWhole(await membersOf(machines)), settle_limit_ms, 250);
  if ((await settled()) === null) throw new Error(`the cluster did not start; see ${folder}`);
  const primary = await find("leader");
  if (primary) await makeDatabase(urlOf(primary, "postgres"));
  const own = (host: string, port: number) =>
    `postgres://sanjog:${encodeURIComponent(password)}@${host}:${port}/sanjog`;
  return {
    folder,
    machines,
    urlOf: (machine: Machine) => urlOf(machine),
    find,
    settled,
    env: {
      DATABASE_URL: own(addresses.haproxy, ports.primary),
      DATABASE_REPLICA_URL: machines.map(({ host }) => own(host, ports.postgres)).join(","),
    },
    switchOver: async () => {
      const [first] = machines;
      const args = [at("deploy", "patroni", "switchover.sh"), String(first?.file)];
      const [program, all] = asOrdinaryUser("sh", args);
      await promisify(execFile)(program, all, { cwd: folder });
    },
  };
}

/** Returns what Patroni knows of the cluster, from the first machine that answers; empty if none does. */
async function membersOf(machines: readonly Machine[]): Promise<Member[]> {
  for (const { host } of machines) {
    const answer = await fetch(`http://${host}:${ports.patroni}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
}

function isWhole(members: readonly Member[]): boolean {
  const leader = members.find(({ role }) => role === "leader");
  const follows = ({ lag, timeline }: Member) => Number(lag) < 1_000_000 && timeline === leader?.timeline;
  return (
    members.length === numbers.length &&
    members.every(({ state }) => state === "running" || state === "streaming") &&
    members.some(({ role }) => role === "sync_standby") &&
    members.filter((one) => one !== leader).every(follows)
  );
}

/** As the manual tells the operator to. */
async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role sanjog login password '${password}'`);
  await client.query(
    "create database sanjog owner sanjog template template0 encoding 'UTF8' locale 'C.UTF-8'",
  );
  await client.end();
}
