import { listBlocked } from "@sanjog/contract/blocks";
import * as connections from "@sanjog/contract/connections";
import type { Endpoint } from "@sanjog/contract/endpoint";
import * as proposals from "@sanjog/contract/proposals";
import { listSetAside } from "@sanjog/contract/set-aside";
import { listShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { profileChanged } from "../../src/platform/database/profile-change.ts";
import { as } from "../support/caller.ts";
import { stayLoggedIn } from "../support/couples.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import { createModelMembers, readModel, startAnew, takeStep } from "../support/model-people.ts";
import type { Person } from "../support/people.ts";
import { day, type ModelAction, ReferenceModel } from "../support/reference-model.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

const steps_in_all = long_form ? 10_000 : 300;
const steps_in_one = 52;
/** Connects four couples first, so that proposals are possible. */
const acquainted = [
  [0, 1],
  [0, 3],
  [2, 1],
  [2, 3],
] as const;
const plans_in_one = steps_in_one - 2 * acquainted.length;
/** The short form always runs the same walk; the long form picks a new seed each time. */
const seed = Number(process.env.PROOF_SEED ?? (long_form ? Date.now() % 2 ** 31 : 13));
const members = 6;

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let people: Person[];
beforeAll(async () => {
  app = await createTestApp(areas);
  people = await createModelMembers(app, members);
});
afterAll(() => app.close());

const doings = [
  "ask",
  "accept_request",
  "reject_request",
  "cancel",
  "unfriend",
  "propose",
  "accept",
  "reject",
  "revoke",
  "shortlist",
  "unshortlist",
  "set_aside",
  "bring_back",
  "block",
  "unblock",
] as const satisfies ModelAction["verb"][];
const happenings = ["hide", "show", "pause", "resume", "hours", "days", "month"] as const;

const plan = fc.record({
  verb: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("ask", "accept_request", "propose") },
    { weight: 8, arbitrary: fc.constantFrom(...doings) },
    { weight: 2, arbitrary: fc.constantFrom(...happenings) },
  ),
  who: fc.nat(members - 1),
  partner: fc.nat(members / 2 - 1),
  nth: fc.nat(9),
  /** Mostly the member whose turn it is; otherwise any member tries any step. */
  in_turn: fc.oneof(
    { weight: 3, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], nth: number): T | undefined => list[nth % Math.max(1, list.length)];

/** Chooses a request and who answers it: one for which the step is allowed, or any. */
function onRequest(model: ReferenceModel, { who, nth, in_turn }: Plan, verb: ModelAction["verb"]) {
  const wanted = { unfriend: ["accepted"], accept_request: ["pending", "rejected"] }[verb as string] ?? [
    "pending",
  ];
  const waiting = model.requests.filter(({ state }) => wanted.includes(state));
  const request = pick(in_turn && waiting.length > 0 ? waiting : model.requests, nth);
  const turn = verb === "cancel" || (verb === "unfriend" && nth % 2 === 0) ? request?.from : request?.to;
  return { who: in_turn ? (turn ?? who) : who, id: request?.id ?? "none" };
}

function onProposal(model: ReferenceModel, { who, nth, in_turn }: Plan, verb: ModelAction["verb"]) {
  const waiting = model.proposals.filter(({ state }) => state === "open");
  const proposal = pick(in_turn && waiting.length > 0 ? waiting : model.proposals, nth);
  const turn = verb === "revoke" ? proposal?.from : proposal?.to;
  return { who: in_turn ? (turn ?? who) : who, id: proposal?.id ?? "none" };
}

/** Chooses the other member: mostly one for whom the step makes sense. */
function onOther(model: ReferenceModel, { who, partner, nth, in_turn }: Plan, verb: ModelAction["verb"]) {
  const other = who % 2 === 0 ? 2 * partner + 1 : 2 * partner;
  const entries: Partial<Record<ModelAction["verb"], Iterable<string>>> = {
    unblock: model.blocks,
    unshortlist: model.shortlists,
    bring_back: model.aside.keys(),
  };
  const named = [...(entries[verb] ?? [])];
  const ties = model.requests.filter(({ state }) => verb === "propose" && state === "accepted");
  const pair = pick([...named, ...ties.map(({ from, to }) => `${from} ${to}`)], nth)
    ?.split(" ")
    .map(Number);
  return in_turn && pair ? { who: pair[0] ?? who, other: pair[1] ?? other } : { who, other };
}

function stepFrom(model: ReferenceModel, planned: Plan): ModelAction | undefined {
  const verb = doings.find((doing) => doing === planned.verb);
  switch (verb) {
    case undefined:
      return undefined;
    case "accept_request":
    case "reject_request":
    case "cancel":
    case "unfriend":
      return { verb, ...onRequest(model, planned, verb) };
    case "accept":
    case "reject":
    case "revoke":
      return { verb, ...onProposal(model, planned, verb) };
    default:
      return { verb, ...onOther(model, planned, verb) };
  }
}

/** Changes between the steps, written directly to the database and to the reference model. */
async function happen(model: ReferenceModel, { verb, who, nth }: Plan): Promise<void> {
  const { id } = people[who] ?? { id: "" };
  const change = (row: { profile_status?: 1 | 3; public_profile?: boolean }) =>
    app.deps.tx(async (tx) => {
      await tx.updateTable("members").set(row).where("id", "=", id).execute();
      await profileChanged(app.deps, tx, id);
    });
  if (verb === "hide" || verb === "show") {
    model.hidden[verb === "hide" ? "add" : "delete"](who);
    await change({ public_profile: verb === "show" });
  } else if (verb === "pause" && model.status[who] === 1) {
    model.status[who] = 3;
    await change({ profile_status: 3 });
  } else if (verb === "resume" && model.status[who] === 3) {
    model.status[who] = 1;
    await change({ profile_status: 1 });
  } else if (verb === "hours") app.clock.pass({ hours: 12 });
  else if (verb === "days") app.clock.pass({ days: 3 + (nth % 5) });
  else if (verb === "month") app.clock.pass({ days: 30 });
  await stayLoggedIn(app);
}

const lists: Record<string, Endpoint> = {
  suggestions: listSuggestions,
  friends: connections.listConnections,
  received: connections.listReceived,
  sent: connections.listSent,
  rejected: connections.listRejected,
  declined: connections.listDeclined,
  proposals: proposals.listReceivedProposals,
  proposals_sent: proposals.listSentProposals,
  proposals_accepted: proposals.listAcceptedProposals,
  favorites: listShortlist,
  set_aside: listSetAside,
  blocked: listBlocked,
};

/** Returns the lists in which the reference model shows one member to another. */
function listsOf(model: ReferenceModel, viewer: number, other: number): string[] {
  if (model.blocks.has(`${viewer} ${other}`)) return ["blocked"];
  if (!model.sees(viewer, other)) return [];
  const found = model.shortlists.has(`${viewer} ${other}`) ? ["favorites"] : [];
  const request = model.between(viewer, other);
  const mine = request?.from === viewer;
  if (request?.state === "accepted") found.push("friends");
  if (request?.state === "pending") found.push(mine ? "sent" : "received");
  if (request?.state === "rejected") found.push(mine ? "declined" : "rejected");
  const declined = mine && request?.state === "rejected";
  const free = !request || (declined && model.now >= request.answered + 30 * day);
  if (model.isAside(viewer, other)) found.push("set_aside");
  else if (free && viewer % 2 !== other % 2 && !model.hidden.has(other)) found.push("suggestions");
  return [...found, ...proposalListsOf(model, viewer, other)];
}

function proposalListsOf({ proposals: all }: ReferenceModel, viewer: number, other: number): string[] {
  const sent = all.filter(({ from, to }) => from === viewer && to === other);
  const received = all.filter(({ from, to }) => from === other && to === viewer);
  const found: string[] = [];
  if ([...sent, ...received].some(({ state }) => state === "accepted")) found.push("proposals_accepted");
  if (received.some(({ state }) => state === "open")) found.push("proposals");
  // Keeps only the latest request to one member.
  const last = sent.toSorted((a, b) => a.sent - b.sent).at(-1);
  if (last && ["open", "rejected", "lapsed"].includes(last.state)) found.push("proposals_sent");
  return found;
}

type Row = { user_id?: string; id?: string; member?: { user_id: string } };

/** Asserts that one list and one profile show this viewer what the reference model says. */
async function expectSeen(model: ReferenceModel, viewer: number, nth: number): Promise<void> {
  const caller = as(app, people[viewer]);
  const [name, endpoint] = pick(Object.entries(lists), nth) ?? [];
  if (!name || !endpoint) return;
  const { status, data } = await caller.call(endpoint, { query: { per_page: 24 } });
  expect(status, name).toBe(200);
  const page = data as { data: Row[]; total: number };
  const found = page.data.map((row) => row.member?.user_id ?? row.user_id ?? row.id);
  const expected = people.filter(
    (_, other) => other !== viewer && listsOf(model, viewer, other).includes(name),
  );
  expect(found.toSorted(), `${name} of ${viewer}`).toEqual(expected.map(({ id }) => id).toSorted());
  expect(page.total).toBe(found.length);
  const other = nth % members;
  const opened = await caller.call(viewProfile, { params: { id: people[other]?.id ?? "" } });
  expect(opened.status, `the profile of ${other} for ${viewer}`).toBe(model.sees(viewer, other) ? 200 : 404);
}

test("Z6: after any sequence of member actions, responses and lists match the reference model", async () => {
  const outcomes = new Map<string, number>();
  let taken = 0;
  const take = async (model: ReferenceModel, step: ModelAction) => {
    // Moves the clock before each step, so that "the latest" is unambiguous.
    app.clock.pass({ seconds: 1 });
    model.liveUntil(app.deps.now().getTime());
    const { status, id } = await takeStep(app, people, step);
    expect(status, JSON.stringify(step)).toBe(model.take(step, id));
    const outcome = `${step.verb} ${status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    taken += 1;
    return id;
  };
  const walk = fc.asyncProperty(
    fc.array(plan, { minLength: plans_in_one, maxLength: plans_in_one }),
    async (plans) => {
      await startAnew(app, people);
      await app.forgetLimits();
      const model = new ReferenceModel(members);
      for (const [who, other] of acquainted) {
        const id = await take(model, { verb: "ask", who, other });
        await take(model, { verb: "accept_request", who: other, id });
      }
      for (const planned of plans) {
        const step = stepFrom(model, planned);
        if (step) await take(model, step);
        else {
          await happen(model, planned);
          model.liveUntil(app.deps.now().getTime());
          taken += 1;
        }
        expect(await readModel(app, people, model.now)).toEqual(model.state());
        await expectSeen(model, step?.who ?? planned.who, taken + planned.nth);
      }
    },
  );
  await fc.assert(walk, { seed, numRuns: Math.ceil(steps_in_all / steps_in_one), endOnFailure: true });
  const seen = [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1));
  notify([
    `model walk: ${taken} steps, seed ${seed}, no difference`,
    seen.map(([outcome, times]) => `${outcome}: ${times}`).join(", "),
  ]);
  // Checks that the walk reached enough different states.
  for (const verb of doings) expect(outcomes.get(`${verb} 200`) ?? 0, verb).toBeGreaterThan(0);
});
