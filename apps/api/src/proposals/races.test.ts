import { blockMember } from "@sanjog/contract/blocks";
import { endConnection, respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { respondToProposal, revokeProposal, sendProposal } from "@sanjog/contract/proposals";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { blocksArea } from "../blocks/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { as } from "../testing/caller.ts";
import { connect } from "../testing/couples.ts";
import { createComplete, createMan } from "../testing/families.ts";
import type { Person } from "../testing/people.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { proposalsArea } from "./routes.ts";

/** How often each race is run; a thousand take some minutes. */
const rounds = Number(process.env.RACE_ROUNDS ?? 5);
vi.setConfig({ testTimeout: Math.max(30_000, rounds * 2_000) });

let house: TestApp;
let asha: Person;
let balbir: Person;
let charan: Person;
let deepa: Person;
let ties: Record<"ab" | "ac" | "db", string>;
beforeAll(async () => {
  house = await createTestApp([connectionsArea, proposalsArea, blocksArea]);
  asha = await createComplete(house, "Asha");
  balbir = await createMan(house, "Balbir");
  charan = await createMan(house, "Charan");
  deepa = await createComplete(house, "Deepa");
});
afterAll(() => house.close());

async function startAnew() {
  const { db } = house.deps;
  await db.deleteFrom("connection_requests").execute();
  await db.deleteFrom("blocks").execute();
  await db.deleteFrom("relation_events").execute();
  await db.updateTable("members").set({ profile_status: 1 }).execute();
  ties = {
    ab: await connect(house, asha, balbir),
    ac: await connect(house, asha, charan),
    db: await connect(house, deepa, balbir),
  };
}
beforeEach(startAnew);

const propose = (from: Person, to: Person) =>
  as(house, from).call(sendProposal, { body: { receiver_id: to.id } });
const respond = (person: Person, id: string, status: string) =>
  as(house, person).call(respondToProposal, { params: { id }, body: { status } });
const revoke = (person: Person, id: string) => as(house, person).call(revokeProposal, { params: { id } });
const block = (person: Person, other: Person) =>
  as(house, person).call(blockMember, { body: { blocked_user_id: other.id } });

type Answer = { status: number };
const won = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;

/** Whatever happened: nobody waits in a circle, a match is a match of two with nothing open beside it. */
async function expectOrder(answers: Answer[]) {
  for (const { status } of answers) expect([200, 403, 404, 422]).toContain(status);
  const { db } = house.deps;
  const members = await db.selectFrom("members").select(["id", "profile_status"]).execute();
  const proposals = await db
    .selectFrom("proposals")
    .select(["sender_id", "receiver_id", "status", "connection_id"])
    .execute();
  const accepted = proposals.filter(({ status }) => status === "accepted");
  const matched = members.filter(({ profile_status }) => profile_status === 5).map(({ id }) => id);
  const partners = accepted.flatMap(({ sender_id, receiver_id }) => [sender_id, receiver_id]);
  expect(partners.sort()).toEqual(matched.sort());
  const open = [
    ...proposals.filter(({ status }) => status === "open"),
    ...(await db
      .selectFrom("connection_requests")
      .where("status", "=", "pending")
      .select(["sender_id", "receiver_id"])
      .execute()),
  ];
  for (const { sender_id, receiver_id } of open) {
    expect(matched).not.toContain(sender_id);
    expect(matched).not.toContain(receiver_id);
  }
  const senders = proposals.filter(({ status }) => status === "open").map(({ sender_id }) => sender_id);
  expect(new Set(senders).size).toBe(senders.length);
  const ended = await db.selectFrom("blocks").select("blocker_id").execute();
  if (ended.length > 0) {
    const left = await db.selectFrom("connection_requests").where("id", "=", ties.ab).select("id").execute();
    expect(left).toEqual([]);
  }
}

async function everyRound(play: () => Promise<{ answers: Answer[]; wins?: number }>) {
  for (let round = 0; round < rounds; round += 1) {
    await startAnew();
    const { answers, wins } = await play();
    if (wins !== undefined) expect(won(answers)).toBe(wins);
    await expectOrder(answers);
  }
}

test("one answer of many arrives: accepting ten times accepts once", () =>
  everyRound(async () => {
    const { data } = await propose(asha, balbir);
    const all = Array.from({ length: 10 }, () => respond(balbir, data.id, "accepted"));
    return { answers: await Promise.all(all), wins: 1 };
  }));

test("accepting, rejecting and taking back at once, one of them wins", () =>
  everyRound(async () => {
    const { data } = await propose(asha, balbir);
    const all = [
      respond(balbir, data.id, "accepted"),
      revoke(asha, data.id),
      respond(balbir, data.id, "rejected"),
    ];
    return { answers: await Promise.all(all), wins: 1 };
  }));

test("two who accept each other's rivals make one match", () =>
  everyRound(async () => {
    const [mine, theirs] = [await propose(balbir, asha), await propose(charan, asha)];
    const all = [respond(asha, mine.data.id, "accepted"), respond(asha, theirs.data.id, "accepted")];
    return { answers: await Promise.all(all), wins: 1 };
  }));

test("a chain of proposals, all accepted at once, matches nobody twice", () =>
  everyRound(async () => {
    const sent = [await propose(charan, asha), await propose(asha, balbir), await propose(balbir, deepa)];
    const [to_asha, to_balbir, to_deepa] = sent.map(({ data }) => data.id);
    const answers = await Promise.all([
      respond(asha, to_asha ?? "", "accepted"),
      respond(balbir, to_balbir ?? "", "accepted"),
      respond(deepa, to_deepa ?? "", "accepted"),
    ]);
    expect(won(answers)).toBeGreaterThan(0);
    return { answers };
  }));

test("proposing to two at once leaves one proposal, and to each other one", () =>
  everyRound(async () => {
    const answers = await Promise.all([propose(asha, balbir), propose(asha, charan), propose(asha, balbir)]);
    expect(won(answers)).toBe(1);
    await house.deps.db.deleteFrom("proposals").execute();
    return { answers: await Promise.all([propose(asha, balbir), propose(balbir, asha)]), wins: 1 };
  }));

test("accepting and blocking at once never leaves a match with a block", () =>
  everyRound(async () => {
    const { data } = await propose(asha, balbir);
    return { answers: await Promise.all([respond(balbir, data.id, "accepted"), block(asha, balbir)]) };
  }));

test("accepting and ending the connection at once, one of them wins", () =>
  everyRound(async () => {
    const { data } = await propose(asha, balbir);
    const end = as(house, asha).call(endConnection, { params: { id: ties.ab } });
    return { answers: await Promise.all([respond(balbir, data.id, "accepted"), end]), wins: 1 };
  }));

test("a match leaves no request open, however they cross", () =>
  everyRound(async () => {
    const { data } = await propose(asha, balbir);
    const { db } = house.deps;
    const values = { sent_at: house.deps.now(), answered_at: null, status: "pending" as const };
    await db.deleteFrom("connection_requests").where("id", "in", [ties.ac, ties.db]).execute();
    const pending = { id: "pending", sender_id: charan.id, receiver_id: asha.id, ...values };
    await db.insertInto("connection_requests").values(pending).execute();
    const answers = await Promise.all([
      respond(balbir, data.id, "accepted"),
      as(house, asha).call(respondToRequest, { params: { id: "pending" }, body: { status: "accepted" } }),
      as(house, deepa).call(sendRequest, { body: { receiver_id: balbir.id } }),
      block(asha, charan),
    ]);
    await db.deleteFrom("blocks").execute();
    return { answers };
  }));
