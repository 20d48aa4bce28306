import { listConnections, sendRequest } from "@sanjog/contract/connections";
import { deleteNotification, listNotifications, markNotification } from "@sanjog/contract/notifications";
import { listAcceptedProposals, respondToProposal } from "@sanjog/contract/proposals";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { memberRow } from "../../test/support/member-state.ts";
import type { Person } from "../../test/support/people.ts";
import { proposalSteps } from "../../test/support/proposal-steps.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { blocksArea } from "../blocks/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { notificationsArea } from "../notifications/routes.ts";
import { relationsArea } from "../relations/routes.ts";
import { proposalsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let charan: Person;
let deepa: Person;
let with_charan: string;
let proposal: string;
beforeAll(async () => {
  app = await createTestApp([relationsArea, connectionsArea, proposalsArea, blocksArea, notificationsArea]);
});
afterAll(() => app.close());
const { propose, unfriend, block } = proposalSteps(() => app);
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  charan = await createMan(app, "Charan");
  deepa = await createComplete(app, "Deepa");
  await connect(app, asha, balbir);
  with_charan = await connect(app, charan, asha);
  proposal = (await propose(asha, balbir)).data.id;
});

const statusOf = async (person: Person) => (await memberRow(app, person))?.profile_status;
const match = async () => {
  const yes = { params: { id: proposal }, body: { status: "accepted" } };
  expect((await as(app, balbir).call(respondToProposal, yes)).status).toBe(200);
};

test("another family may remove its connection with a matched member; the couple's own stays", async () => {
  await match();
  const seen = await as(app, charan).call(viewProfile, { params: { id: asha.id } });
  expect(seen.data.data.relation.actions).toContain("unfriend");
  expect((await unfriend(charan, with_charan)).status).toBe(200);
  expect((await as(app, charan).call(listConnections)).data.total).toBe(0);
  expect((await as(app, charan).call(viewProfile, { params: { id: asha.id } })).status).toBe(404);
  expect([await statusOf(asha), await statusOf(balbir)]).toEqual([5, 5]);
  expect((await as(app, asha).call(listAcceptedProposals)).data.total).toBe(1);
});

test("a match notifies the families whose requests and proposals it closes, but not the couple", async () => {
  const harjit = await createMan(app, "Harjit");
  await propose(charan, asha);
  await as(app, harjit).call(sendRequest, { body: { receiver_id: asha.id } });
  await as(app, balbir).call(sendRequest, { body: { receiver_id: deepa.id } });
  await match();
  const told = async (person: Person) => {
    const { data } = await as(app, person).call(listNotifications);
    return { unread: data.unread, total: data.total, first: data.data[0] };
  };
  // Charan is connected with Asha and still sees her; without a connection the notification names nobody.
  expect(await told(charan)).toMatchObject({
    first: { kind: "proposal_closed", status: "unread", member: { user_id: asha.id } },
  });
  for (const person of [harjit, deepa]) {
    const { unread, total, first } = await told(person);
    expect([unread, total]).toEqual([1, 1]);
    expect(first).toMatchObject({ kind: "request_closed", member: null });
    expect(first?.title).toContain("found a match");
  }
  const id = (await told(harjit)).first?.id ?? "";
  const mark = { params: { id }, body: { status: "read" } };
  expect((await as(app, harjit).call(markNotification, mark)).data).toMatchObject({ unread: 0 });
  expect((await as(app, harjit).call(deleteNotification, { params: { id } })).status).toBe(200);
  expect((await told(harjit)).total).toBe(0);
  for (const person of [asha, balbir]) {
    const { data } = await as(app, person).call(listNotifications);
    expect(data.data.map(({ kind }) => kind)).not.toContain("request_closed");
    expect(data.data.map(({ kind }) => kind)).not.toContain("proposal_closed");
  }
  // A block removes the notification of the blocker only; its removal for the blocked member would reveal the block.
  await block(deepa, balbir);
  expect((await told(deepa)).total).toBe(0);
  await block(asha, charan);
  expect((await told(charan)).first).toMatchObject({ kind: "proposal_closed", member: null });
});

test("a match does not notify a family from whom the member was already hidden", async () => {
  const [harjit, isha] = [await createMan(app, "Harjit"), await createComplete(app, "Isha")];
  await as(app, harjit).call(sendRequest, { body: { receiver_id: asha.id } });
  await as(app, balbir).call(sendRequest, { body: { receiver_id: isha.id } });
  const both = app.deps.db.updateTable("members").where("id", "in", [asha.id, balbir.id]);
  await both.set({ public_profile: false }).execute();
  expect((await as(app, harjit).call(viewProfile, { params: { id: asha.id } })).status).toBe(404);
  expect((await as(app, isha).call(viewProfile, { params: { id: balbir.id } })).status).toBe(200);
  await match();
  const told = async (person: Person) => (await as(app, person).call(listNotifications)).data.total;
  expect([await told(harjit), await told(isha)]).toEqual([0, 1]);
});

test("a suspended member sees the notification of a closed request only after the suspension", async () => {
  await as(app, balbir).call(sendRequest, { body: { receiver_id: deepa.id } });
  await match();
  const stand = (profile_status: 1 | 6) =>
    app.deps.db.updateTable("members").set({ profile_status }).where("id", "=", deepa.id).execute();
  const told = async () => {
    const { data } = await as(app, deepa).call(listNotifications);
    return [data.total, data.unread];
  };
  await stand(6);
  expect(await told()).toEqual([0, 0]);
  await stand(1);
  expect(await told()).toEqual([1, 1]);
});
