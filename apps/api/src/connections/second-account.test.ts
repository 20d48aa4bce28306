import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { relationsArea } from "../relations/routes.ts";
import { suggestionsArea } from "../suggestions/routes.ts";
import { connectionsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([connectionsArea, suggestionsArea, relationsArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

const send = (from: Person, to: Person) => as(app, from).call(sendRequest, { body: { receiver_id: to.id } });

async function refuse(sender: Person, receiver: Person): Promise<void> {
  const { data } = await send(sender, receiver);
  const answer = { params: { id: data.id }, body: { status: "rejected" } };
  expect((await as(app, receiver).call(respondToRequest, answer)).status).toBe(200);
}

/** Thirty days later, signed in again. */
async function monthLater(...people: Person[]): Promise<void> {
  app.clock.pass({ days: 30 });
  for (const person of people) person.token = await signIn(app, person.id);
}

const suggestedTo = async (person: Person) => {
  const { data } = await as(app, person).call(listSuggestions);
  return { total: data.total, ids: data.data.map(({ user_id }) => user_id) };
};

const actionsOf = async (person: Person) =>
  (await as(app, person).call(viewProfile, { params: { id: asha.id } })).data.data.relation.actions;

const onNumberOf = (person: Person, verified = true) => ({
  phone_number: person.phone_number,
  phone_verified_at: verified ? app.deps.now() : null,
});

test("a rejected member does not see the family among the suggestions for 30 days", async () => {
  expect(await suggestedTo(balbir)).toEqual({ total: 1, ids: [asha.id] });
  await refuse(balbir, asha);
  expect(await suggestedTo(balbir)).toEqual({ total: 0, ids: [] });
  // It is no block: the profile opens, and the list of those who declined has it.
  expect((await as(app, balbir).call(viewProfile, { params: { id: asha.id } })).status).toBe(200);
  await monthLater(balbir);
  expect(await suggestedTo(balbir)).toEqual({ total: 1, ids: [asha.id] });
  expect((await send(balbir, asha)).status).toBe(200);
});

test("a second account with the same verified number has the same waiting time and suggestions as the first", async () => {
  await refuse(balbir, asha);
  const again = await createMan(app, "Balbir", { member: onNumberOf(balbir) });
  expect(await suggestedTo(again)).toEqual({ total: 0, ids: [] });
  expect(await send(again, asha)).toMatchObject({ status: 422, message: expect.stringContaining("30 days") });
  const events = app.deps.db.selectFrom("connection_requests").where("sender_id", "=", again.id);
  expect(await events.selectAll().execute()).toEqual([]);
  await monthLater(again);
  expect((await suggestedTo(again)).ids).toEqual([asha.id]);
  expect((await send(again, asha)).status).toBe(200);
});

test("the request button is offered exactly when a request would succeed, to either account", async () => {
  await refuse(balbir, asha);
  const again = await createMan(app, "Balbir", { member: onNumberOf(balbir) });
  for (const account of [balbir, again]) {
    expect(await actionsOf(account)).not.toContain("send_request");
    expect((await send(account, asha)).status).toBe(422);
  }
  await monthLater(balbir, again);
  for (const account of [balbir, again]) expect(await actionsOf(account)).toContain("send_request");
});

test("an account with another number, or the same one unverified, counts as another family", async () => {
  await refuse(balbir, asha);
  const charan = await createMan(app, "Charan");
  expect((await suggestedTo(charan)).ids).toEqual([asha.id]);
  expect((await send(charan, asha)).status).toBe(200);
  const dalip = await createMan(app, "Dalip", { member: onNumberOf(balbir, false) });
  expect((await suggestedTo(dalip)).ids).toEqual([asha.id]);
});

test("a family that rejected may still send a request to the second account", async () => {
  await refuse(balbir, asha);
  const again = await createMan(app, "Balbir", { member: onNumberOf(balbir) });
  expect((await send(asha, again)).status).toBe(200);
  expect((await send(again, asha)).data.status).toBe("accepted");
});
