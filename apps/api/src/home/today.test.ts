import { sendRequest } from "@sanjog/contract/connections";
import { showToday } from "@sanjog/contract/home";
import { changePrivacy } from "@sanjog/contract/privacy";
import { listReceivedProposals } from "@sanjog/contract/proposals";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { mostViews } from "@sanjog/domain/relations/viewing-limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("connection_requests").execute();
  await app.deps.db.deleteFrom("proposals").execute();
  asha = await createComplete(app, "Asha");
});

const today = async (person: Person, locale: "en" | "pb" = "en") => {
  const { status, data } = await as(app, person).call(showToday, { locale });
  expect(status).toBe(200);
  return data;
};

type State = "pending" | "accepted" | "rejected";
const days_ago = (days: number) => new Date(app.deps.now().getTime() - days * 86_400_000);

async function between(sender: Person, receiver: Person, status: State, days: number): Promise<string> {
  const id = app.deps.random.id();
  const sent_at = days_ago(days);
  await app.deps.db
    .insertInto("connection_requests")
    .values({
      id,
      sender_id: sender.id,
      receiver_id: receiver.id,
      status,
      sent_at,
      answered_at: status === "pending" ? null : sent_at,
    })
    .execute();
  return id;
}

async function propose(
  sender: Person,
  receiver: Person,
  connection_id: string,
  status: "open" | "accepted",
  days: number,
): Promise<void> {
  const sent_at = days_ago(days);
  await app.deps.db
    .insertInto("proposals")
    .values({
      id: app.deps.random.id(),
      sender_id: sender.id,
      receiver_id: receiver.id,
      connection_id,
      status,
      sent_at,
      answered_at: status === "open" ? null : sent_at,
    })
    .execute();
}

test("the home shows what waits for an answer, the newest first, with the sender's work, height and own words", async () => {
  const [balbir, charan] = [await createMan(app, "Balbir"), await createMan(app, "Charan")];
  await between(balbir, asha, "pending", 2);
  await between(charan, asha, "pending", 1);
  const { requests, proposals } = await today(asha);
  expect(proposals).toEqual([]);
  expect(requests.map(({ member }) => member.user_id)).toEqual([charan.id, balbir.id]);
  expect(requests[1]).toMatchObject({
    status: "pending",
    member: {
      profile_details: {
        express_yourself: "Fond of books and of the farm.",
        height: { feet: 5, inches: 10 },
      },
      career_details: { country: "India" },
      email: null,
    },
  });
});

test("a proposal waits until it lapses after seven days, and its sender is a connection as well", async () => {
  const [balbir, charan] = [await createMan(app, "Balbir"), await createMan(app, "Charan")];
  await propose(balbir, asha, await between(balbir, asha, "accepted", 20), "open", 3);
  await propose(charan, asha, await between(charan, asha, "accepted", 20), "open", 8);
  const { proposals, connections, counts } = await today(asha);
  expect(proposals.map(({ member, status }) => [member.user_id, status])).toEqual([[balbir.id, "open"]]);
  expect(connections.map(({ member }) => member.user_id).toSorted()).toEqual(
    [balbir.id, charan.id].toSorted(),
  );
  expect([counts.received_proposals, counts.connections]).toEqual([1, 2]);
});

test("a connection's number is shown to connections and hidden from them when its owner keeps it private", async () => {
  const balbir = await createMan(app, "Balbir");
  await between(balbir, asha, "accepted", 1);
  expect((await today(asha)).connections[0]?.phone_number).toBe(balbir.phone_number);
  const body = { privacy_value: "private" };
  await as(app, balbir).call(changePrivacy, { params: { privacy_id: "phone_number" }, body });
  expect((await today(asha)).connections[0]?.phone_number).toBeNull();
});

test("a proposal comes with its sender's number as connections see it, in its list too", async () => {
  const balbir = await createMan(app, "Balbir");
  await propose(balbir, asha, await between(balbir, asha, "accepted", 20), "open", 3);
  const numbers = async () => [
    (await today(asha)).proposals[0]?.member.phone_number,
    (await as(app, asha).call(listReceivedProposals)).data.data[0]?.member.phone_number,
  ];
  expect(await numbers()).toEqual([balbir.phone_number, balbir.phone_number]);
  const body = { privacy_value: "private" };
  await as(app, balbir).call(changePrivacy, { params: { privacy_id: "phone_number" }, body });
  expect(await numbers()).toEqual([null, null]);
});

test("a request shows no number, even where its sender shows the number to everyone", async () => {
  const balbir = await createMan(app, "Balbir", { privacy: { phone_number: "public" } });
  await between(balbir, asha, "pending", 1);
  expect(JSON.stringify(await today(asha))).not.toContain(balbir.phone_number.slice(3));
});

test("the four latest connections are shown, with the day since which they are connected", async () => {
  for (const days of [4, 1, 5, 3, 2])
    await between(await createMan(app, `Balbir${"abcdef"[days]}`), asha, "accepted", days);
  const { connections, counts } = await today(asha);
  const day = (days: number) => days_ago(days).toISOString().slice(0, 10);
  expect(connections.map(({ member }) => member.relation.connected_on)).toEqual([1, 2, 3, 4].map(day));
  expect(counts.connections).toBe(5);
});

test("three suggestions are shown beside the exact total, and leave the visit of the suggestions alone", async () => {
  for (const name of ["Balbir", "Charan", "Daljit", "Fateh"]) await createMan(app, name);
  await as(app, asha).call(listSuggestions, { query: { page: 1 } });
  const visit = () => app.deps.db.selectFrom("suggestion_visits").select(["page", "per_page"]).execute();
  const before = await visit();
  const { suggestions } = await today(asha);
  expect(suggestions?.data).toHaveLength(3);
  expect(suggestions?.total).toBeGreaterThanOrEqual(4);
  expect(await visit()).toEqual(before);
});

test("the page opens without suggestions on a day when the limit of cards is reached", async () => {
  await createMan(app, "Balbir");
  const most = mostViews("card", new Date(0), app.deps.now());
  const seen = Array.from({ length: most }, (_, i) => String(i));
  await app.deps.db
    .insertInto("views_of_day")
    .values({ viewer_id: asha.id, kind: "card", began_at: app.deps.now(), seen })
    .execute();
  const page = await today(asha);
  expect(page.suggestions).toBeNull();
});

test("a matched member gets the matched family and no suggestions", async () => {
  const balbir = await createMan(app, "Balbir");
  await createMan(app, "Charan");
  await propose(balbir, asha, await between(balbir, asha, "accepted", 5), "accepted", 1);
  const row = { profile_status: 5 as const };
  await app.deps.db.updateTable("members").set(row).where("id", "in", [asha.id, balbir.id]).execute();
  const page = await today(asha);
  expect(page.matched?.member.user_id).toBe(balbir.id);
  expect(page.suggestions).toBeNull();
});

test("every list is counted without members whom the viewer may no longer see", async () => {
  const [balbir, charan] = [await createMan(app, "Balbir"), await createMan(app, "Charan")];
  await between(balbir, asha, "pending", 1);
  await as(app, asha).call(sendRequest, { body: { receiver_id: charan.id } });
  expect((await today(asha)).counts).toMatchObject({ received: 1, sent: 1 });
  await app.deps.db
    .updateTable("members")
    .set({ profile_status: 3 })
    .where("id", "in", [balbir.id, charan.id])
    .execute();
  expect((await today(asha)).counts).toEqual({
    shortlisted: 0,
    connections: 0,
    received: 0,
    sent: 0,
    rejected: 0,
    declined: 0,
    accepted_proposals: 0,
    received_proposals: 0,
    set_aside: 0,
    sent_proposals: 0,
    blocked: 0,
  });
});

test("a member without the four steps gets no home", async () => {
  const prabh = await createComplete(app, "Prabh", { member: { profile_status: 0 } });
  expect((await as(app, prabh).call(showToday)).status).toBe(403);
});
