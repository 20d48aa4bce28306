import { parseArgs } from "node:util";
import pg from "pg";
import { startStandby } from "../../apps/api/test/support/standby.ts";
import { at, onStop, say, startNode } from "../../tools/cli/child.ts";
import { busy_share, type Costs, pagesASecond } from "./capacity.ts";
import { load } from "./http-load.ts";
import { measureSearch } from "./many-cards.ts";
import { suggestionCalls } from "./measure.ts";
import { isMade, makePlace, openPlace, openServer, type Place, placeOf } from "./places.ts";
import { cpuTime } from "./processes.ts";
import { serveProduct } from "./served-product.ts";
import { limitCores, type SmallMachine } from "./small-machine.ts";
import { spreadOf } from "./stats.ts";
import { pickViewers } from "./viewers.ts";

onStop(1);

/**
 * `npm run bench:replicas` measures pages of suggestions with no, one and two replicas. Each database has a share of one core
 * (`--cores`, 0 for no limit) and a network of `--network` milliseconds each way before it. Then it measures the search alone
 * among `--times` as many cards, and computes what larger machines serve.
 */
const { values } = parseArgs({
  options: {
    members: { type: "string", default: "100000" },
    seconds: { type: "string", default: "20" },
    clients: { type: "string", default: "8" },
    cores: { type: "string", default: "0.25" },
    network: { type: "string", default: "0.5" },
    times: { type: "string", default: "1,10,100" },
  },
});
const [seconds, clients, cores] = [Number(values.seconds), Number(values.clients), Number(values.cores)];

type DatabaseServer = { name: string; url: string; pid: number };
type Round = { replicas: number; a_second: number; p50: number; p95: number; cpu: Record<string, number> };

const server = await openServer();
if (!server) process.exit(1);
const place = await placeOf("server", Number(values.members), server);
if (!isMade(place)) await makePlace(place, server, say);
const standbys = [await startStandby(server.url), await startStandby(server.url)];
const machines: SmallMachine[] = [];
try {
  const urls = [server.url, ...standbys.map(({ url }) => url)];
  const names = ["primary", "replica 1", "replica 2"];
  const databases = await Promise.all(
    urls.map(async (url, i) => ({ name: names[i] ?? "", url: within(url, place), pid: await pidOf(url) })),
  );
  const [primary] = databases;
  if (!primary) throw new Error("there is no primary");
  const rounds: Round[] = [];
  if (cores)
    for (const { name, pid } of databases) machines.push(limitCores(name.replace(" ", "-"), pid, cores));
  for (const replicas of [0, 1, 2]) rounds.push(await measure(databases.slice(0, replicas + 1), place));
  console.table(rounds.map(({ cpu, ...rest }) => ({ ...rounded(rest), ...rounded(cpu) })));
  for (const machine of machines) machine.lift();
  for (const standby of standbys.splice(0)) await standby.stop();
  const searches = [];
  for (const times of values.times.split(",").map(Number))
    searches.push(await measureSearch(place, server, primary.pid, times, say));
  console.table(searches.map(rounded));
  const [none, , two] = rounds;
  for (const { cards, cpu_ms } of searches) {
    const costs: Costs = {
      primary: two?.cpu.primary ?? Number.NaN,
      alone: (none?.cpu.primary ?? Number.NaN) - (searches[0]?.cpu_ms ?? Number.NaN) + cpu_ms,
      search: cpu_ms,
    };
    say(`${cards} cards; pages of suggestions a second at ${busy_share * 100} % of the cores`);
    console.table(
      [0, 1, 4, 16].map((replicas) => {
        const with_cores = [4, 8, 32].map((count) => [
          `${count} cores each`,
          pagesASecond(costs, replicas, count),
        ]);
        return rounded({ replicas, ...Object.fromEntries(with_cores) });
      }),
    );
  }
} finally {
  for (const standby of standbys) await standby.stop();
  await server.stop();
  for (const machine of machines) machine.remove();
}
process.exit(0);

/** Measures pages on the first database as primary and the others as replicas, with CPU milliseconds a page of each part. */
async function measure(databases: readonly DatabaseServer[], place: Place): Promise<Round> {
  const [primary, ...replicas] = await Promise.all(databases.map(({ url }) => link(url)));
  const calls = await pageOneCalls(place);
  const product = await serveProduct(place, {
    DATABASE_URL: String(primary),
    ...(replicas.length > 0 && { DATABASE_REPLICA_URL: replicas.join() }),
  });
  try {
    await load(product.port, { clients, seconds: seconds / 2, next: calls });
    const parts = [...databases, { name: "server", pid: product.pid }, { name: "clients", pid: process.pid }];
    const before = parts.map(({ pid }) => cpuTime(pid));
    const { each_ms, a_second, refused } = await load(product.port, { clients, seconds, next: calls });
    if (refused > 0) throw new Error(`${refused} pages were refused; measure with fewer clients`);
    const cpu = parts.map(({ name, pid }, i) => [name, (cpuTime(pid) - (before[i] ?? 0)) / each_ms.length]);
    const { p50, p95 } = spreadOf(each_ms);
    return { replicas: replicas.length, a_second, p50, p95, cpu: Object.fromEntries(cpu) };
  } finally {
    await product.stop();
  }
}

async function pageOneCalls(place: Place) {
  const database = await openPlace(place);
  try {
    const [page_one] = suggestionCalls(await pickViewers(database, 40));
    if (!page_one) throw new Error("there is no call to measure");
    return page_one.next;
  } finally {
    await database.close();
  }
}

/** Returns the address of a database behind a simulated network. */
async function link(url: string): Promise<string> {
  const folder = new URL(url).searchParams.get("host") ?? "";
  const child = startNode([at("tests/load/delayed-link.ts"), `${folder}/.s.PGSQL.5432`, values.network]);
  const { port } = await new Promise<{ port: number }>((resolve) => child.once("message", resolve as never));
  return `postgres://postgres@127.0.0.1:${port}${new URL(url).pathname}`;
}

function within(server_url: string, { url }: Place): string {
  const address = new URL(server_url);
  address.pathname = new URL(String(url)).pathname;
  return address.href;
}

async function pidOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid",
  );
  await client.end();
  return rows[0].pid;
}

function rounded(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Math.round(value * 10) / 10]));
}
