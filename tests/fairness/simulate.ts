import { requests_per_day } from "@sanjog/domain/connections/request-limits";
import { kind, unit } from "./chance.ts";
import type { Market } from "./market.ts";
import { pointsBetween } from "./pairs.ts";
import { parameters } from "./parameters.ts";
import type { Asked, Policy } from "./policy.ts";
import type { Taste } from "./taste.ts";

/** What a simulation recorded; members are named by their places in the market. */
export type Course = {
  days: number;
  requests: Asked[];
  /** For each member: the viewers on whose first pages of the first days they were, once for each visit. */
  first_pages: number[][];
  /** For each member: whether any page that was served had them. */
  served: boolean[];
  /** For each member: the points of those on their first pages, the most that so many could have, and how many they were. */
  fit: { points: number; best: number; places: number }[];
};

/** What the members know, and what waits for them. */
type State = Course & {
  known: Set<number>[];
  /** Those with whom a member has a relation: they are not suggested. */
  away: Set<number>[];
  waiting: Asked[][];
};

const { page, first_days, known_face_cost } = parameters;

/** How long people look, and at how many new faces a visit: each member has one of these numbers. */
export type Habits = { days: number; attention: readonly number[] };

const attentionOf = (all: readonly number[], seed: number, at: number) =>
  all[Math.floor(unit(kind.attention, seed, at) * all.length)] ?? 0;
const rateOf = (seed: number, at: number) =>
  1 / (1 - parameters.visit_mean * Math.log(1 - unit(kind.rate, seed, at)));

/** The place in a list that a member with most attention reaches when every face is known, and a page of relations. */
const longestOf = (attention: readonly number[]) =>
  Math.ceil(Math.max(...attention) / known_face_cost) + 3 * page;

/** Lets the members of a market behave for some days under a policy. */
export async function simulate(
  market: Market,
  taste: Taste,
  policy: Policy,
  { days, attention }: Habits,
): Promise<Course> {
  const longest = longestOf(attention);
  const { people, seed } = market;
  const state: State = {
    days,
    requests: [],
    first_pages: people.map(() => []),
    served: people.map(() => false),
    fit: people.map(() => ({ points: 0, best: 0, places: 0 })),
    known: people.map(() => new Set()),
    away: people.map(() => new Set()),
    waiting: people.map(() => []),
  };
  for (let day = 0; day < days; day += 1) {
    const visitors = people
      .map((_, at) => at)
      .filter((at) => unit(kind.visit, seed, day, at) < rateOf(seed, at))
      .sort((a, b) => unit(kind.visit, seed, day, a, 1) - unit(kind.visit, seed, day, b, 1));
    const lists = await policy.listsOf(visitors, day, longest);
    const [served, sent, answered] = [[], [], []] as [
      { viewer: number; members: number[] }[],
      Asked[],
      Asked[],
    ];
    for (const [nth, viewer] of visitors.entries()) {
      answered.push(...answer(state, market, taste, viewer, day));
      const list = (lists[nth] ?? []).filter((other) => !state.away[viewer]?.has(other));
      if (day < first_days) countFirstPage(state, market, viewer, list.slice(0, page));
      const faces = attentionOf(attention, market.seed, viewer);
      const walk = look(state, market, taste, { viewer, list, day, faces });
      sent.push(...walk.sent);
      served.push({ viewer, members: list.slice(0, Math.max(1, Math.ceil(walk.reached / page)) * page) });
    }
    for (const { members } of served) for (const at of members) state.served[at] = true;
    await policy.night({ day, visitors, served, sent, answered });
  }
  return state;
}

/** Answers the newest requests. */
function answer(state: State, { seed }: Market, taste: Taste, viewer: number, day: number): Asked[] {
  const [least, most] = parameters.answers;
  const count = least + Math.floor(unit(kind.answers, seed, viewer, day) * (most - least + 1));
  const waiting = state.waiting[viewer] ?? [];
  const now = waiting.splice(Math.max(0, waiting.length - count));
  for (const request of now) request.answer = { day, accepted: taste.accepts(viewer, request.from) };
  return now;
}

/** Goes down the list until the attention is used up, and asks those whom the member likes. */
function look(
  state: State,
  { people, seed }: Market,
  taste: Taste,
  { viewer, list, day, faces }: { viewer: number; list: readonly number[]; day: number; faces: number },
) {
  const known = state.known[viewer] ?? new Set();
  const sent: Asked[] = [];
  let attention = faces;
  let reached = 0;
  for (const other of list) {
    attention -= known.has(other) ? known_face_cost : 1;
    if (attention < 0) break;
    reached += 1;
    if (known.has(other)) continue;
    known.add(other);
    const asks =
      people[viewer]?.gender === "male" || unit(kind.asks, seed, viewer, other) < parameters.woman_asks;
    if (!asks || sent.length >= requests_per_day || !taste.likes(viewer, other)) continue;
    const request: Asked = { from: viewer, to: other, day, answer: null };
    sent.push(request);
    state.requests.push(request);
    state.waiting[other]?.push(request);
    state.away[viewer]?.add(other);
    state.away[other]?.add(viewer);
  }
  return { reached, sent };
}

/** Counts who is on a first page, and how well they fit beside the best who could be there. */
function countFirstPage(state: State, { pairs }: Market, viewer: number, first: readonly number[]): void {
  for (const at of first) state.first_pages[at]?.push(viewer);
  const [fits, fit] = [pairs.fits[viewer], state.fit[viewer]];
  if (!fits || !fit) return;
  const open = (pairs.points[viewer] ?? new Uint8Array()).filter(
    (_, nth) => !state.away[viewer]?.has(fits[nth] ?? -1),
  );
  // Who fits since a birthday of this month has no points here and is left out.
  const points = first.flatMap((at) => pointsBetween(pairs, viewer, at) ?? []);
  const best = open.sort().subarray(open.length - points.length);
  fit.best += best.reduce((sum, each) => sum + each, 0);
  fit.points += points.reduce((sum, each) => sum + each, 0);
  fit.places += points.length;
}
