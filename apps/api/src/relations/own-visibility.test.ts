import { loadUser } from "@sanjog/contract/accounts";
import { sendRequest } from "@sanjog/contract/connections";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan, type Details } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { accountsArea } from "../accounts/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { suggestionsArea } from "../suggestions/routes.ts";
import { relationsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let charan: Person;
beforeAll(async () => {
  app = await createTestApp([accountsArea, suggestionsArea, connectionsArea, relationsArea]);
  asha = await createComplete(app, "Asha");
  charan = await createMan(app, "Charan");
});
afterAll(() => app.close());

const connect = (a: Person, b: Person) =>
  app.deps.db
    .insertInto("connection_requests")
    .values({
      id: app.deps.random.id(),
      sender_id: a.id,
      receiver_id: b.id,
      status: "accepted",
      sent_at: app.deps.now(),
      answered_at: app.deps.now(),
    })
    .execute();

const opens = async (viewer: Person, owner: Person) =>
  (await as(app, viewer).call(viewProfile, { params: { id: owner.id } })).status === 200;

const isSuggested = async (owner: Person) => {
  const { data } = await as(app, asha).call(listSuggestions, { query: { per_page: 24 } });
  return data.data.some(({ user_id }) => user_id === owner.id);
};

test.each<[string, Details, string, boolean, string[]]>([
  ["Balbir", {}, "everyone", true, []],
  ["without a photo", { picture: false }, "everyone", false, ["no_photo"]],
  ["unverified", { member: { phone_verified_at: null } }, "connections", false, ["phone_unverified"]],
  ["private", { member: { public_profile: false } }, "connections", true, ["private"]],
  ["paused", { member: { profile_status: 3 } }, "connections", false, ["paused"]],
  ["matched", { member: { profile_status: 5 } }, "connections", false, ["matched"]],
  ["held", { member: { profile_status: 2 } }, "nobody", false, ["held"]],
  ["suspended", { member: { profile_status: 6 } }, "nobody", false, ["suspended"]],
  ["of twenty, in India", { personal: { dob: "2006-01-05" } }, "members", true, ["under_age"]],
])(
  "the account of a member (%s) shows correctly who sees the profile",
  async (_, details, reach, may_send, reasons) => {
    const balbir = await createMan(app, "Balbir", details);
    const deepa = await createComplete(app, "Deepa");
    await connect(deepa, balbir);
    const { data } = await as(app, balbir).call(loadUser);
    expect(data.visibility).toEqual({ reach, may_send, reasons });

    expect(await isSuggested(balbir)).toBe(reach === "everyone");
    expect(await opens(asha, balbir)).toBe(reach === "everyone" || reach === "members");
    expect(await opens(deepa, balbir)).toBe(reach !== "nobody");
    const { status } = await as(app, balbir).call(sendRequest, { body: { receiver_id: asha.id } });
    expect(status === 200).toBe(may_send);
  },
);

test("the account of an incomplete member shows that nobody sees the profile", async () => {
  const inder = await createMan(app, "Inder", { member: { profile_status: 0 } });
  const { data } = await as(app, inder).call(loadUser);
  expect(data.visibility).toEqual({ reach: "nobody", may_send: false, reasons: ["incomplete"] });
  await connect(charan, asha);
  expect(await opens(asha, inder)).toBe(false);
});
