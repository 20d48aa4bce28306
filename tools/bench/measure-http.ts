import { Agent } from "node:http";
import { base_path } from "@sanjog/contract/endpoint";
import { chanceFrom } from "../../apps/api/src/seed/chance.ts";
import { bench_password } from "./fill.ts";
import { ask, type Call, load } from "./http-load.ts";
import { type Serving, serveBare } from "./processes.ts";
import { type Spread, spreadOf } from "./stats.ts";
import type { BenchViewer } from "./viewers.ts";

const suggestionsPath = (page: number) => `${base_path}/api/user/suggestions?per_page=8&page=${page}`;
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

/** One client, one request after another, every journey in turn for every viewer. */
export async function measurePages(
  { port }: Serving,
  viewers: readonly BenchViewer[],
  seconds: number,
): Promise<{ pages: Record<Journey, Spread>; bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const names = Object.keys(journeys) as Journey[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Journey, number[]>;
  const until = performance.now() + seconds * 1000;
  const sizes: number[] = [];
  for (let round = 0; round < 2 || performance.now() < until; round += 1) {
    for (const viewer of viewers) {
      for (const name of names) {
        const { of, page } = journeys[name];
        if (!of(viewer)) continue;
        const { ms, bytes } = await ask(port, agent, {
          path: suggestionsPath(page(viewer)),
          token: viewer.token,
        });
        // The first round warms up.
        if (round > 0) taken[name].push(ms);
        sizes.push(bytes);
      }
    }
  }
  agent.destroy();
  const pages = Object.fromEntries(names.map((name) => [name, spreadOf(taken[name])]));
  return { pages: pages as Record<Journey, Spread>, bytes: Math.round(spreadOf(sizes).p50) };
}

export type Throughput = { name: string; a_second: number; spread: Spread };

async function measure(
  serving: Serving,
  name: string,
  clients: number,
  seconds: number,
  next: (turn: number) => Call,
): Promise<Throughput> {
  // The first second belongs to the compiler and to caches.
  await load(serving.port, { clients, seconds: 1, next });
  const { each_ms, a_second } = await load(serving.port, { clients, seconds, next });
  return { name, a_second, spread: spreadOf(each_ms) };
}

const one = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error("there is nobody to measure with");
  return found;
};

/** Eight clients on the suggestions, on an answer that is empty, and on Fastify alone with answers of these sizes. */
export async function measureBusy(
  product: Serving,
  viewers: readonly BenchViewer[],
  { bytes, seconds }: { bytes: number; seconds: number },
): Promise<Throughput[]> {
  const results: Throughput[] = [];
  const suggestions = (turn: number) => {
    return { path: suggestionsPath(1), token: one(viewers, turn).token };
  };
  const empty = (turn: number) => {
    return { path: `${base_path}/api/bench/nothing`, token: one(viewers, turn).token };
  };
  results.push(await measure(product, "suggestions", 8, seconds, suggestions));
  const [alone, sized] = [await serveBare(2), await serveBare(bytes)];
  // In turn and twice, so that a busy moment of the machine meets both.
  for (const _ of [1, 2]) {
    results.push(await measure(product, "empty, whole server", 8, seconds / 2, empty));
    results.push(await measure(alone, "empty, Fastify alone", 8, seconds / 2, () => ({ path: "/" })));
  }
  results.push(await measure(sized, "same size, Fastify alone", 8, seconds, () => ({ path: "/" })));
  results.push(
    await measure(sized, "same size, Fastify alone, one client", 1, seconds, () => ({ path: "/" })),
  );
  await alone.stop();
  await sized.stop();
  return results;
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
  for (const [name, next] of doors) results.push(await measure(product, name, 4, seconds, next));
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
  };
}
