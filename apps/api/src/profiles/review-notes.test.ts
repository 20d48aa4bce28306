import { savePreferences } from "@sanjog/contract/preferences";
import { saveCareer, saveFamily, savePersonal } from "@sanjog/contract/profiles";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createKeptLog } from "../../test/support/kept-log.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { told_career, told_family, told_personal, told_preferences } from "../../test/support/told-steps.ts";
import { areas } from "../areas.ts";
import { commands } from "../operator/cli/commands.ts";

const { log, lines } = createKeptLog("trace");
let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  asha = await createComplete(app, "Asha", { member: { profile_status: 1 } });
  balbir = await createMan(app, "Balbir");
});

const call = { what: "", en: "", pb: "", to: "", with: "", hours: "", members: "" };
const operator = { who: "Gurmeet", why: "the daily look" };
const type = (name: string, what = "") => commands[name]?.run(app.deps, operator, { ...call, what });
const standing = async (person: Person) => {
  const row = app.deps.db.selectFrom("members").where("id", "=", person.id);
  return (await row.select("profile_status").executeTakeFirstOrThrow()).profile_status;
};
const notes = (person: Person) =>
  app.deps.db
    .selectFrom("review_notes")
    .where("member_id", "=", person.id)
    .orderBy("field")
    .select(["field", "reason"])
    .execute();
const look = async () => (await as(app, balbir).call(viewProfile, { params: { id: asha.id } })).status;
const notify = (change: object) =>
  as(app, asha).call(savePersonal, { body: { ...told_personal, ...change } });

test("a doubtful text is stored and shown, and an operator sees which field and why", async () => {
  expect((await notify({ express_yourself: "Find me on Instagram" })).status).toBe(200);
  expect(await look()).toBe(200);
  expect(await standing(asha)).toBe(4);
  expect(await type("waiting")).toContain("express_yourself: handle");
  expect(await type("member", asha.id)).toContain("express_yourself: handle");
  expect(lines.join("\n")).not.toContain("Find me on");
});

test("a review deletes a note, and the same text does not create it again", async () => {
  await notify({ express_yourself: "Find me on Instagram" });
  await type("release", asha.id);
  expect(await notes(asha)).toEqual([]);
  await notify({ express_yourself: "Find me on Instagram", weight: 61 });
  expect(await notes(asha)).toEqual([]);
  expect(await standing(asha)).toBe(1);
});

test("correcting the text deletes the note", async () => {
  const { call: ask } = as(app, asha);
  await ask(saveFamily, { body: { ...told_family, about_family: "call 98765" } });
  await ask(savePreferences, { body: { ...told_preferences, about_desired_partner: "call 98765" } });
  expect(await notes(asha)).toEqual([
    { field: "about_desired_partner", reason: "number" },
    { field: "about_family", reason: "number" },
  ]);
  await ask(saveFamily, { body: { ...told_family, about_family: "We farm." } });
  expect(await notes(asha)).toEqual([{ field: "about_desired_partner", reason: "number" }]);
});

test("a member whose name could pass for the service's own is held until reviewed", async () => {
  expect((await notify({ firstname: "Sanjog", lastname: "Support" })).status).toBe(200);
  expect(await standing(asha)).toBe(2);
  expect(await look()).toBe(404);
  expect(await type("waiting")).toContain("name: reserved_name");
  await type("release", asha.id);
  expect(await look()).toBe(200);
  await notify({ firstname: "Sanjog", lastname: "Support" });
  expect(await standing(asha)).toBe(1);
});

test.each([
  [{ firstname: "Asha", name_in_punjabi: "ਸੰਜੋਗ ਸਹਾਇਤਾ" }, "name_in_punjabi"],
  [{ firstname: "ਆਸ਼ਾ", lastname: "ਕੌਰ", name_in_english: "Sanjog Support" }, "name_in_english"],
])(
  "a member is held when a name in the other script could pass for the service's own: %o",
  async (name, field) => {
    expect((await notify(name)).status).toBe(200);
    expect(await standing(asha)).toBe(2);
    expect(await look()).toBe(404);
    expect(await notes(asha)).toEqual([{ field, reason: "reserved_name" }]);
  },
);

test("a new member with such a name is held from the last step on", async () => {
  const deepa = await createMember(app, "Deepa", { profile_status: 0 });
  const { call: ask } = as(app, deepa);
  await ask(savePersonal, { body: { ...told_personal, firstname: "ਸੰਜੋਗ", lastname: "ਸਹਾਇਤਾ" } });
  await ask(saveFamily, { body: told_family });
  await ask(saveCareer, { body: told_career });
  expect(await standing(deepa)).toBe(0);
  await ask(savePreferences, { body: told_preferences });
  expect(await standing(deepa)).toBe(2);
});

test("an ordinary change does not change a reviewed member's status", async () => {
  await notify({ express_yourself: "I teach in a school." });
  expect(await standing(asha)).toBe(1);
  expect(await notes(asha)).toEqual([]);
});
