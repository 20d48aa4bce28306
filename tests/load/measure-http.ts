import { Agent } from "node:http";
import { base_path } from "@sanjog/contract/endpoint";
import { chanceFrom } from "../../apps/api/demo/chance.ts";
import { bench_password } from "./fill.ts";
import { ask, type Call, type Load, load } from "./http-load.ts";
import { type Serving, serveBare } from "./processes.ts";
import { type Spread, spreadOf, timed } from "./stats.ts";
import type { BenchViewer } from "./viewers.ts";

const suggestionsCall = ({ token }: BenchViewer, page: number): Call => {
  return { path: `${base_path}/api/user/suggestions?per_page=8&page=${page}`, token };
};
const emptyCall = ({ token }: BenchViewer): Call => ({ path: `${base_path}/api/bench/nothing`, token });
const lastPage = ({ total }: BenchViewer) => Math.max(1, Math.ceil(total / 8));

/** Which page, for whom. */
export const journeys = {
  "first page": { of: () => true, page: () => 1 },
  "first page, narrow wishes": { of: ({ wishes }: BenchViewer) => wishes === "narrow", page: () => 1 },
  "first page, wide wishes": { of: ({ wishes }: BenchViewer) => wishes === "wide", page: () => 1 },
  "page 10": { of: (viewer: BenchViewer) => lastPage(viewer) >= 10, page: () => 10 },
  "last page": { of: (viewer: BenchViewer) => lastPage(viewer) > 1, page: lastPage },
} as const;
export type Journey = keyof typeof journeys;

/** What stands beside the server while it is measured: the query alone, asked of the same database in turn with it. */
export type Alone = {
  query(viewer: BenchViewer): Promise<unknown>;
  /** So many connections, each asking again as soon as it was answered; how many a second. */
  queries(viewers: readonly BenchViewer[], connections: number, seconds: number): Promise<number>;
};

export type Pages = { query: Spread; beside: Spread; pages: Record<Journey, Spread>; bytes: number };

/**
 * One client, one request after another, every journey in turn for every viewer. Before each first page comes its query
 * alone: what the page takes more, viewer by viewer, is what is not the query.
 */
export async function measurePages(
  { port }: Serving,
  viewers: readonly BenchViewer[],
  { query }: Alone,
  seconds: number,
): Promise<Pages> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const names = Object.keys(journeys) as Journey[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Journey, number[]>;
  const alone: number[] = [];
  const beside: number[] = [];
  const until = performance.now() + seconds * 1000;
  const sizes: number[] = [];
  for (let round = 0; round < 2 || performance.now() < until; round += 1) {
    for (const viewer of viewers) {
      const query_ms = await timed(() => query(viewer));
      for (const name of names) {
        const { of, page } = journeys[name];
        if (!of(viewer)) continue;
        const { ms, bytes } = await ask(port, agent, suggestionsCall(viewer, page(viewer)));
        sizes.push(bytes);
        // The first round warms up.
        if (round === 0) continue;
        taken[name].push(ms);
        if (name !== "first page") continue;
        alone.push(query_ms);
        beside.push(ms - query_ms);
      }
    }
  }
  agent.destroy();
  const pages = Object.fromEntries(names.map((name) => [name, spreadOf(taken[name])]));
  return {
    query: spreadOf(alone),
    beside: spreadOf(beside),
    pages: pages as Record<Journey, Spread>,
    bytes: Math.round(spreadOf(sizes).p50),
  };
}

export type Throughput = { name: string; a_second: number; spread: Spread };

async function measure(
  serving: Serving,
  name: string,
  clients: number,
  seconds: number,
  next: (turn: number) => Call,
): Promise<Throughput> {
  const { each_ms, a_second } = await load(serving.port, { clients, seconds, next });
  return { name, a_second, spread: spreadOf(each_ms) };
}

/** The first second belongs to the compiler and to caches. */
const warm = (serving: Serving, clients: number, next: (turn: number) => Call) =>
  load(serving.port, { clients, seconds: 1, next });

const one = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error("there is nobody to measure with");
  return found;
};

/** Among a hundred thousand members the compiler makes pages a seventh cheaper within the first six thousand. */
const warm_up_times = 3;

/** A server that has served a while: every way through it was gone often enough for the compiler. */
export async function warmUp(
  product: Serving,
  viewers: readonly BenchViewer[],
  seconds: number,
): Promise<void> {
  const pages = Object.values(journeys);
  await load(product.port, { clients: 8, seconds: 2, next: (turn) => emptyCall(one(viewers, turn)) });
  const next = (turn: number) => {
    const viewer = one(viewers, turn);
    const asked = one(pages, Math.floor(turn / viewers.length));
    return suggestionsCall(viewer, asked.of(viewer) ? asked.page(viewer) : 1);
  };
  await load(product.port, { clients: 8, seconds: warm_up_times * seconds, next });
}

/** What is compared is measured in turn, in so many slices, so that a busy moment of the machine meets all of it. */
const slices = 4;

/** Eight clients on the suggestions, on an answer that is empty, and on Fastify alone with answers of these sizes. */
export async function measureBusy(
  product: Serving,
  viewers: readonly BenchViewer[],
  { queries }: Alone,
  { bytes, seconds }: { bytes: number; seconds: number },
): Promise<{ busy: Throughput[]; queries_a_second: number }> {
  const suggestions = (turn: number) => suggestionsCall(one(viewers, turn), 1);
  const empty = (turn: number) => emptyCall(one(viewers, turn));
  const bare = () => ({ path: "/" });
  const slice = seconds / slices;
  const [alone, sized] = [await serveBare(2), await serveBare(bytes)];
  const loads = new Map<string, Load[]>();
  const add = async (name: string, { port }: Serving, next: (turn: number) => Call, clients = 8) => {
    loads.set(name, [...(loads.get(name) ?? []), await load(port, { clients, seconds: slice, next })]);
  };
  let asked = 0;
  await warm(product, 8, suggestions);
  for (let turn = 0; turn < slices; turn += 1) {
    asked += await queries(viewers, 8, slice);
    await add("suggestions", product, suggestions);
  }
  await warm(alone, 8, bare);
  await warm(product, 8, empty);
  for (let turn = 0; turn < slices; turn += 1) {
    await add("empty, whole server", product, empty);
    await add("empty, Fastify alone", alone, bare);
  }
  await warm(sized, 8, bare);
  await add("same size, Fastify alone", sized, bare);
  await add("same size, Fastify alone, one client", sized, bare, 1);
  await alone.stop();
  await sized.stop();
  const busy = [...loads].map(([name, each]) => ({
    name,
    a_second: each.reduce((sum, { a_second }) => sum + a_second, 0) / each.length,
    spread: spreadOf(each.flatMap(({ each_ms }) => each_ms)),
  }));
  return { busy, queries_a_second: asked / slices };
}

/** The other doors, four clients each. */
export async function measureDoors(
  product: Serving,
  viewers: readonly BenchViewer[],
  targets: {
    looker: string;
    profiles: readonly string[];
    pictures: readonly string[];
    emails: readonly string[];
  },
  seconds: number,
): Promise<Throughput[]> {
  const { profiles, pictures, emails, looker: token } = targets;
  const chance = chanceFrom("sign-up", Date.now());
  const post = (path: string, body: object): Call => ({
    path: base_path + path,
    method: "POST",
    body: JSON.stringify(body),
  });
  const doors: [string, (turn: number) => Call][] = [
    [
      "profile view",
      (turn) => ({ path: `${base_path}/api/user/profile/view/${one(profiles, turn)}`, token }),
    ],
    ["picture", (turn) => ({ path: `${base_path}/api/pictures/${one(pictures, turn)}?size=card`, token })],
    [
      "narrowest wish",
      (turn) => ({
        path: `${base_path}/api/user/suggestions/narrowest-wish`,
        token: one(viewers, turn).token,
      }),
    ],
    ["connections", (turn) => ({ path: `${base_path}/api/user/friends`, token: one(viewers, turn).token })],
    ["shortlist", (turn) => ({ path: `${base_path}/api/user/favorites`, token: one(viewers, turn).token })],
    [
      "notifications",
      (turn) => ({ path: `${base_path}/api/user/notifications`, token: one(viewers, turn).token }),
    ],
    [
      "log-in",
      (turn) => post("/api/auth/login", { email_or_phone: one(emails, turn), password: bench_password }),
    ],
    ["sign-up", () => post("/api/auth/register", signUp(chance.between(0, 999_999_999)))],
  ];
  const results: Throughput[] = [];
  for (const [name, next] of doors) {
    await warm(product, 4, next);
    results.push(await measure(product, name, 4, seconds, next));
  }
  return results;
}

function signUp(number: number) {
  return {
    email: `newcomer${number}@example.com`,
    phone_number: `+9198${String(number % 100_000_000).padStart(8, "0")}`,
    password: bench_password,
    password_confirmation: bench_password,
    profile_for: "myself",
    gender: "female",
    privacy_policy_accepted: true,
    form_seconds: 40,
  };
}
