import { blockMember, unblockMember } from "@sanjog/contract/blocks";
import { endConnection } from "@sanjog/contract/connections";
import { respondToProposal, revokeProposal, sendProposal } from "@sanjog/contract/proposals";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocksArea } from "../blocks/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { as } from "../testing/caller.ts";
import { connect, stayLoggedIn } from "../testing/couples.ts";
import { createComplete, createMan } from "../testing/families.ts";
import type { Person } from "../testing/people.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { proposalsArea } from "./routes.ts";

/** How many random steps are walked; 10,000 take some minutes. */
const steps_in_all = Number(process.env.MODEL_STEPS ?? 300);
const steps_in_one = 50;

let house: TestApp;
let people: Person[];
beforeAll(async () => {
  house = await createTestApp([connectionsArea, proposalsArea, blocksArea]);
  people = [
    await createComplete(house, "Asha"),
    await createMan(house, "Balbir"),
    await createComplete(house, "Deepa"),
    await createMan(house, "Charan"),
  ];
});
afterAll(() => house.close());

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The house once more, as a family would tell it. Members are numbered, women even and men odd; it shares no line
 * with the rules it checks.
 */
class Village {
  now = 0;
  readonly status = [1, 1, 1, 1];
  readonly blocks = new Set<string>();
  /** Who once ended a connection has had to do with the other, and may block whoever hides. */
  readonly parted = new Set<string>();
  ties: { id: string; pair: [number, number] }[] = [];
  proposals: { id: string; tie: string; from: number; to: number; state: string; sent: number }[] = [];

  tie(a: number, b: number) {
    return this.ties.find(({ pair }) => pair.includes(a) && pair.includes(b));
  }
  acts(member: number): boolean {
    return this.status[member] === 1;
  }
  sees(viewer: number, owner: number): boolean {
    if (this.blocks.has(`${viewer} ${owner}`) || this.blocks.has(`${owner} ${viewer}`)) return false;
    return this.status[owner] === 1 || this.tie(viewer, owner) !== undefined;
  }
  lapse(): void {
    for (const proposal of this.proposals) {
      if (proposal.state === "open" && this.now >= proposal.sent + 7 * day) proposal.state = "lapsed";
    }
  }
  open(from: number) {
    return this.proposals.find((proposal) => proposal.from === from && proposal.state === "open");
  }

  propose(from: number, to: number): number {
    if (!this.acts(from)) return 403;
    if (!this.sees(from, to)) return 404;
    if (!this.tie(from, to) || !this.acts(to) || this.open(from)) return 422;
    return this.open(to)?.to === from ? 422 : 200;
  }
  answer(who: number, nth: number, state: "accepted" | "rejected"): number {
    const proposal = this.proposals[nth];
    if (!proposal || proposal.to !== who || !this.sees(who, proposal.from)) return 404;
    if (proposal.state !== "open") return 422;
    if (state === "accepted" && !this.acts(proposal.from)) return 422;
    if (!this.acts(who)) return 403;
    proposal.state = state;
    if (state === "accepted") this.match(proposal.from, who);
    return 200;
  }
  private match(a: number, b: number): void {
    for (const proposal of this.proposals) {
      const theirs = [proposal.from, proposal.to].some((member) => member === a || member === b);
      if (theirs && proposal.state === "open") proposal.state = "closed";
    }
    for (const member of [a, b]) this.status[member] = 5;
  }
  revoke(who: number, nth: number): number {
    const proposal = this.proposals[nth];
    if (!proposal || proposal.from !== who || !this.sees(who, proposal.to)) return 404;
    if (proposal.state !== "open" || this.now >= proposal.sent + day) return 422;
    if (!this.acts(who)) return 403;
    proposal.state = "revoked";
    return 200;
  }
  unfriend(who: number, other: number): number {
    const tie = this.tie(who, other);
    if (!tie || !this.sees(who, other)) return 404;
    if (this.status[other] === 5) return 422;
    if (!this.acts(who)) return 403;
    this.cut(who, other);
    for (const pair of [`${who} ${other}`, `${other} ${who}`]) this.parted.add(pair);
    return 200;
  }
  private cut(a: number, b: number): void {
    const tie = this.tie(a, b);
    this.ties = this.ties.filter((each) => each !== tie);
    this.proposals = this.proposals.filter((proposal) => proposal.tie !== tie?.id);
  }
  block(who: number, other: number): number {
    if (this.blocks.has(`${who} ${other}`)) return 422;
    if (!this.sees(who, other) && !this.parted.has(`${who} ${other}`)) return 404;
    const matched = this.proposals.some(
      ({ from, to, state }) => state === "accepted" && [from, to].includes(who) && [from, to].includes(other),
    );
    if (matched) for (const member of [who, other]) this.status[member] = 3;
    this.cut(who, other);
    this.blocks.add(`${who} ${other}`);
    return 200;
  }
}

const verbs = ["propose", "accept", "reject", "revoke", "unfriend", "block", "unblock"] as const;
const around = ["connect", "pause", "resume", "hours", "days"] as const;
const step = fc.record({
  verb: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom("propose" as const, "connect" as const) },
    { weight: 8, arbitrary: fc.constantFrom(...verbs, ...around) },
  ),
  who: fc.nat(3),
  other: fc.nat(1),
  nth: fc.nat(3),
  /** Mostly the one whose turn it is answers; else anybody tries. */
  in_turn: fc.oneof(
    { weight: 3, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const personOf = (member: number): Person => people[member] ?? people[0]!;

async function startAnew(): Promise<Village> {
  const { db } = house.deps;
  await db.deleteFrom("connection_requests").execute();
  await db.deleteFrom("blocks").execute();
  await db.deleteFrom("relation_events").execute();
  await db.updateTable("members").set({ profile_status: 1 }).execute();
  const village = new Village();
  village.now = house.deps.now().getTime();
  for (const pair of [
    [0, 1],
    [0, 3],
    [2, 1],
    [2, 3],
  ] as const) {
    const id = await connect(house, personOf(pair[0]), personOf(pair[1]));
    village.ties.push({ id, pair: [...pair] });
  }
  return village;
}

/** What happens around the proposals, straight into the database and the village. */
async function live(village: Village, { verb, who, nth }: Step, partner: number): Promise<void> {
  const change = (profile_status: 1 | 3) =>
    house.deps.db.updateTable("members").set({ profile_status }).where("id", "=", personOf(who).id).execute();
  if (verb === "hours" || verb === "days") {
    house.clock.pass({ [verb]: verb === "hours" ? 12 : 3 + nth });
    await stayLoggedIn(house);
    village.now = house.deps.now().getTime();
  } else if (verb === "pause" && village.status[who] === 1) {
    village.status[who] = 3;
    await change(3);
  } else if (verb === "resume" && village.status[who] === 3) {
    village.status[who] = 1;
    await change(1);
  } else if (verb === "connect") {
    const apart = village.blocks.has(`${who} ${partner}`) || village.blocks.has(`${partner} ${who}`);
    const both = village.acts(who) && village.acts(partner);
    if (apart || !both || village.tie(who, partner)) return;
    const id = await connect(house, personOf(who), personOf(partner));
    village.ties.push({ id, pair: [who, partner] });
  }
}

function whoTakes(village: Village, taken: Step, proposal?: Village["proposals"][number]): [number, number] {
  const { verb, who, other, in_turn } = taken;
  const partner = who % 2 === 0 ? 2 * other + 1 : 2 * other;
  const [block] = village.blocks;
  if (in_turn && verb === "unblock" && block) return [Number(block.slice(0, 1)), Number(block.slice(2))];
  if (in_turn && verb === "revoke" && proposal) return [proposal.from, proposal.to];
  if (in_turn && (verb === "accept" || verb === "reject") && proposal) return [proposal.to, proposal.from];
  return [who, partner];
}

/** Takes the step in the house and in the village; answers both statuses. */
async function take(village: Village, taken: Step): Promise<[number, number]> {
  const { verb, nth } = taken;
  const open = taken.in_turn ? village.proposals.find(({ state }) => state === "open") : undefined;
  const proposal = open ?? village.proposals.at(-1 - nth);
  const [who, partner] = whoTakes(village, taken, proposal);
  const caller = as(house, personOf(who));
  const other = personOf(partner);
  const params = { id: proposal?.id ?? "none" };
  const place = village.proposals.findIndex(({ id }) => id === params.id);
  switch (verb) {
    case "propose": {
      const answer = await caller.call(sendProposal, { body: { receiver_id: other.id } });
      const expected = village.propose(who, partner);
      if (answer.status === 200) {
        const tie = village.tie(who, partner)?.id ?? "";
        const { id } = answer.data;
        village.proposals.push({ id, tie, from: who, to: partner, state: "open", sent: village.now });
      }
      return [answer.status, expected];
    }
    case "accept":
    case "reject": {
      const status = verb === "accept" ? "accepted" : "rejected";
      const answer = await caller.call(respondToProposal, { params, body: { status } });
      return [answer.status, village.answer(who, place, status)];
    }
    case "revoke":
      return [(await caller.call(revokeProposal, { params })).status, village.revoke(who, place)];
    case "unfriend": {
      const id = village.tie(who, partner)?.id ?? "none";
      return [(await caller.call(endConnection, { params: { id } })).status, village.unfriend(who, partner)];
    }
    case "block": {
      const answer = await caller.call(blockMember, { body: { blocked_user_id: other.id } });
      return [answer.status, village.block(who, partner)];
    }
    case "unblock": {
      const answer = await caller.call(unblockMember, { params: { id: other.id } });
      return [answer.status, village.blocks.delete(`${who} ${partner}`) ? 200 : 404];
    }
    default:
      await live(village, taken, partner);
      return [200, 200];
  }
}

async function expectSame(village: Village): Promise<void> {
  const { db } = house.deps;
  const members = await db.selectFrom("members").select(["id", "profile_status"]).execute();
  const status = people.map(({ id }) => members.find((member) => member.id === id)?.profile_status);
  expect(status).toEqual(village.status);
  const rows = await db.selectFrom("proposals").select(["id", "status", "sent_at"]).execute();
  const stored = rows.map(({ id, status: state, sent_at }) => {
    const lapsed = state === "open" && village.now >= sent_at.getTime() + 7 * day;
    return [id, lapsed ? "lapsed" : state];
  });
  expect(Object.fromEntries(stored)).toEqual(
    Object.fromEntries(village.proposals.map(({ id, state }) => [id, state])),
  );
  const ties = await db.selectFrom("connection_requests").select("id").execute();
  expect(ties.map(({ id }) => id).sort()).toEqual(village.ties.map(({ id }) => id).sort());
}

test(
  "however members propose, answer and part, the house says what the village would",
  async () => {
    const seen = new Map<string, number>();
    const walk = fc.asyncProperty(
      fc.array(step, { minLength: steps_in_one, maxLength: steps_in_one }),
      async (steps) => {
        const village = await startAnew();
        for (const each of steps) {
          village.lapse();
          const [answered, expected] = await take(village, each);
          expect(answered, JSON.stringify(each)).toBe(expected);
          village.lapse();
          await expectSame(village);
          const outcome = `${each.verb} ${answered}`;
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        }
      },
    );
    await fc.assert(walk, {
      seed: 20_261_121,
      numRuns: Math.ceil(steps_in_all / steps_in_one),
      endOnFailure: true,
    });
    // The walk is such that the test has something to say.
    for (const verb of verbs) expect(seen.get(`${verb} 200`) ?? 0, verb).toBeGreaterThan(0);
  },
  Math.max(60_000, steps_in_all * 100),
);
