import { blockMember } from "@sanjog/contract/blocks";
import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import {
  listNotifications,
  markNotification,
  openGoodNews,
  readAllNotifications,
  showGoodNews,
} from "@sanjog/contract/notifications";
import { changePrivacy } from "@sanjog/contract/privacy";
import { respondToProposal, sendProposal } from "@sanjog/contract/proposals";
import { viewProfile } from "@sanjog/contract/view-profile";
import type { GoodNewsKind } from "@sanjog/domain/notifications/notification-kinds";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { blocksArea } from "../blocks/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { privacyArea } from "../privacy/routes.ts";
import { proposalsArea } from "../proposals/routes.ts";
import { relationsArea } from "../relations/routes.ts";
import { notificationsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([
    notificationsArea,
    connectionsArea,
    proposalsArea,
    blocksArea,
    privacyArea,
    relationsArea,
  ]);
});
afterAll(() => app.close());
beforeEach(async () => {
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

async function connect(from: Person, to: Person): Promise<void> {
  const { data } = await as(app, from).call(sendRequest, { body: { receiver_id: to.id } });
  await as(app, to).call(respondToRequest, { params: { id: data.id }, body: { status: "accepted" } });
}

async function match(from: Person, to: Person): Promise<void> {
  const { data } = await as(app, from).call(sendProposal, { body: { receiver_id: to.id } });
  await as(app, to).call(respondToProposal, { params: { id: data.id }, body: { status: "accepted" } });
}

const newsFor = async (person: Person) => (await as(app, person).call(showGoodNews)).data.good_news;
const open = async (person: Person, kind: GoodNewsKind, about: Person) =>
  (await as(app, person).call(openGoodNews, { body: { kind, user_id: about.id } })).data;

test("A yes is good news for the sender, and none for the member who said it", async () => {
  await connect(asha, balbir);
  expect(await newsFor(asha)).toEqual({
    kind: "request_accepted",
    user_id: balbir.id,
    firstname: "Balbir",
    lastname: expect.any(String),
    name_in_punjabi: expect.any(String),
    name_in_english: expect.any(String),
  });
  expect(await newsFor(balbir)).toBeNull();
});

test("A request and a rejection are no good news", async () => {
  const { data } = await as(app, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
  expect(await newsFor(balbir)).toBeNull();
  await as(app, balbir).call(respondToRequest, { params: { id: data.id }, body: { status: "rejected" } });
  expect(await newsFor(asha)).toBeNull();
});

test("Of several open pages only one opens good news, and it does not come back when marked as unread", async () => {
  await connect(asha, balbir);
  const pages = await Promise.all([1, 2, 3].map(() => open(asha, "request_accepted", balbir)));
  expect(pages.filter(({ first }) => first)).toHaveLength(1);
  expect(pages.every(({ unread }) => unread === 0)).toBe(true);
  expect(await newsFor(asha)).toBeNull();
  const [notification] = (await as(app, asha).call(listNotifications)).data.data;
  const params = { id: notification?.id ?? "" };
  await as(app, asha).call(markNotification, { params, body: { status: "unread" } });
  expect(await newsFor(asha)).toBeNull();
});

test("Good news that the member has read in the list does not open by itself", async () => {
  await connect(asha, balbir);
  await as(app, asha).call(readAllNotifications, { body: { status: "read" } });
  expect(await newsFor(asha)).toBeNull();
});

test("The newest yes comes first, and a match makes the connection with the same family old news", async () => {
  const charan = await createMan(app, "Charan");
  await connect(asha, charan);
  app.clock.pass({ minutes: 1 });
  await connect(asha, balbir);
  expect(await newsFor(asha)).toMatchObject({ kind: "request_accepted", user_id: balbir.id });
  app.clock.pass({ minutes: 1 });
  await match(asha, balbir);
  expect(await newsFor(asha)).toMatchObject({ kind: "proposal_accepted", user_id: balbir.id });
  expect((await open(asha, "proposal_accepted", balbir)).first).toBe(true);
  expect(await newsFor(asha)).toMatchObject({ kind: "request_accepted", user_id: charan.id });
});

test("Good news about a member who has blocked the viewer or is hidden is not shown", async () => {
  await connect(asha, balbir);
  await as(app, balbir).call(blockMember, { body: { blocked_user_id: asha.id } });
  expect(await newsFor(asha)).toBeNull();
  const charan = await createMan(app, "Charan");
  await connect(asha, charan);
  await app.deps.db.updateTable("members").set({ profile_status: 2 }).where("id", "=", charan.id).execute();
  expect(await newsFor(asha)).toBeNull();
});

test("Nobody learns from another member's id whether there is good news", async () => {
  await connect(asha, balbir);
  const deepa = await createComplete(app, "Deepa");
  expect(await open(deepa, "request_accepted", balbir)).toEqual({ first: false, unread: 0 });
  expect(await open(deepa, "request_accepted", { ...balbir, id: "nobody" })).toEqual({
    first: false,
    unread: 0,
  });
  expect(await newsFor(asha)).not.toBeNull();
});

test("The profile behind a moment hides the number that a connection keeps private, and says the day of the yes", async () => {
  await connect(asha, balbir);
  await match(asha, balbir);
  const seen = async () => (await as(app, asha).call(viewProfile, { params: { id: balbir.id } })).data.data;
  expect((await seen()).phone_number).not.toBeNull();
  await as(app, balbir).call(changePrivacy, {
    params: { privacy_id: "phone_number" },
    body: { privacy_value: "private" },
  });
  expect(await seen()).toMatchObject({
    phone_number: null,
    relation: { proposal: { status: "accepted", accepted_on: "2026-11-21" } },
  });
});
