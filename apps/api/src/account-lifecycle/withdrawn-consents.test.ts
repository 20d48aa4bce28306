import {
  deleteAccount,
  exportData,
  giveConsent,
  listConsents,
  withdrawConsent,
} from "@sanjog/contract/account-lifecycle";
import { loadPreferences, savePreferences } from "@sanjog/contract/preferences";
import { loadPersonal, savePersonal } from "@sanjog/contract/profiles";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import type { SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { long_form } from "../../test/support/long-form.ts";
import type { Person } from "../../test/support/people.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { told_personal, told_preferences } from "../../test/support/told-steps.ts";
import { areas } from "../areas.ts";
import { eraseMembers } from "./commands/erase-members.ts";
import { findErased } from "./queries.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
const told = {
  ...told_personal,
  blood_group: "ab_negative",
  differently_abled: true,
  disability_explain: "Walks with a stick",
};
const save = (body: object = told) => as(app, asha).call(savePersonal, { body });
beforeEach(async () => {
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  await save();
});

const withdraw = (purpose: SensitivePurpose) =>
  as(app, asha).call(withdrawConsent, { body: { purpose }, locale: "pb" });
const give = (purpose: SensitivePurpose) => as(app, asha).call(giveConsent, { body: { purpose } });
const own = async () => (await as(app, asha).call(loadPersonal)).data;
const stored = () =>
  app.deps.db
    .selectFrom("personal_details")
    .where("member_id", "=", asha.id)
    .selectAll()
    .executeTakeFirstOrThrow();
const seen = async () =>
  (await as(app, balbir).call(viewProfile, { params: { id: asha.id } })).data.data.profile_details;

const erased = {
  religion: { religion: "prefer_not_to_say" },
  caste: { caste: "prefer_not_to_say" },
  namdhari_sect: { namdhari_sect: null },
  health: { blood_group: "not_known", differently_abled: null, disability_explain: "" },
} as const satisfies Record<SensitivePurpose, object>;
const answers = {
  religion: { religion: "sikh" },
  caste: { caste: "jat_sikh" },
  namdhari_sect: { namdhari_sect: true },
  health: { blood_group: "ab_negative", differently_abled: true, disability_explain: "Walks with a stick" },
} as const satisfies Record<SensitivePurpose, object>;
const purposes = Object.keys(erased) as SensitivePurpose[];

describe.each(purposes)("the consent for %s", (purpose) => {
  test("is withdrawn by itself: its answers are erased, the others stay, and it is recorded with time, language and text", async () => {
    const { status, data } = await withdraw(purpose);
    expect([status, data.withdrawn]).toEqual([200, [purpose]]);
    const others = purposes.filter((other) => other !== purpose).map((other) => answers[other]);
    expect(await stored()).toMatchObject(Object.assign({}, erased[purpose], ...others));
    const { data: consents } = await as(app, asha).call(listConsents);
    const at = app.clock.now().toISOString();
    expect(consents.find(({ document }) => document === purpose)).toMatchObject({
      locale: "pb",
      version: expect.any(String),
      given_at: expect.any(String),
      withdrawn_at: at,
    });
    expect((await withdraw(purpose)).data.withdrawn).toEqual([purpose]);
  });

  test("A form that was opened before brings nothing back; after it is given again, the answers are stored", async () => {
    await withdraw(purpose);
    expect((await save()).status).toBe(200);
    expect(await stored()).toMatchObject(erased[purpose]);
    expect((await own())?.withdrawn).toEqual([purpose]);
    expect((await give(purpose)).data.withdrawn).toEqual([]);
    expect(await stored()).toMatchObject(erased[purpose]);
    await save();
    expect(await stored()).toMatchObject(answers[purpose]);
    expect((await withdraw(purpose)).data.withdrawn).toEqual([purpose]);
    expect(await stored()).toMatchObject(erased[purpose]);
  });

  test("A withdrawal and a save of the step at the same time leave no answer", async () => {
    for (let round = 0; round < (long_form ? 1_000 : 4); round += 1) {
      await app.forgetLimits();
      await give(purpose);
      await save();
      await Promise.all(round % 2 ? [withdraw(purpose), save()] : [save(), withdraw(purpose)]);
      expect(await stored()).toMatchObject(erased[purpose]);
    }
  });
});

test("After all four are withdrawn, no member's answer, suggestion or download shows a value", async () => {
  await app.deps.db
    .updateTable("preferences")
    .set({ religion: ["sikh"], caste: ["jat_sikh"], must: ["religion", "caste", "diet"] })
    .where("member_id", "=", asha.id)
    .execute();
  expect(await seen()).toMatchObject({ religion: "sikh", namdhari_sect: true, differently_abled: true });
  for (const purpose of purposes) await withdraw(purpose);
  const { religion, caste, namdhari_sect, differently_abled, disability_explain } = await seen();
  expect({ religion, caste, namdhari_sect, differently_abled, disability_explain }).toMatchObject({
    religion: "prefer_not_to_say",
    caste: "prefer_not_to_say",
    namdhari_sect: null,
    differently_abled: null,
  });
  const list = await as(app, balbir).call(listSuggestions, { query: { per_page: 24 } });
  const card = list.data.data.find(({ user_id }) => user_id === asha.id);
  if (card) expect(card.profile_details.namdhari_sect).toBeNull();
  expect((await as(app, asha).call(loadPreferences)).data.data).toMatchObject({
    religion: ["any"],
    caste: ["any"],
    must: ["diet"],
  });
  const { bytes } = await as(app, asha).call(exportData, { body: { password: good_password } });
  const file = strFromU8(unzipSync(bytes)["data.json"] ?? new Uint8Array());
  const { personal_details, preferences, consents } = JSON.parse(file);
  const rows = JSON.stringify([personal_details, preferences]);
  for (const value of ["sikh", "ab_negative", "Walks with a stick"]) expect(rows).not.toContain(value);
  expect(consents.filter(({ withdrawn_at }: { withdrawn_at: unknown }) => withdrawn_at)).toHaveLength(4);
});

describe.each(["religion", "caste"] as const)("the wish for %s", (purpose) => {
  const values = { religion: "sikh", caste: "jat_sikh" };
  const wish = () =>
    as(app, asha).call(savePreferences, {
      body: { ...told_preferences, [purpose]: [values[purpose]], must: [purpose, "age"] },
    });
  const wishes = () =>
    app.deps.db
      .selectFrom("preferences")
      .where("member_id", "=", asha.id)
      .select([purpose, "must"])
      .executeTakeFirstOrThrow();
  const forgotten = { [purpose]: ["any"], must: ["age"] };

  test("A form that was opened before the withdrawal brings no wish back; after the consent is given again, it is stored", async () => {
    await withdraw(purpose);
    expect((await wish()).data.data).toMatchObject(forgotten);
    expect(await wishes()).toEqual(forgotten);
    await give(purpose);
    expect((await wish()).status).toBe(200);
    expect(await wishes()).toEqual({ [purpose]: [values[purpose]], must: [purpose, "age"] });
  });

  test("A withdrawal and a save of the wishes at the same time leave no wish", async () => {
    for (let round = 0; round < (long_form ? 1_000 : 4); round += 1) {
      await app.forgetLimits();
      await give(purpose);
      await wish();
      await Promise.all(round % 2 ? [withdraw(purpose), wish()] : [wish(), withdraw(purpose)]);
      expect(await wishes()).toEqual(forgotten);
    }
  });
});

test("The encrypted record of an erased member has the withdrawals", async () => {
  await withdraw("religion");
  const withdrawn_at = app.clock.now().toISOString();
  await as(app, asha).call(deleteAccount, { body: { password: good_password } });
  app.clock.pass({ days: 31 });
  await eraseMembers(app.deps);
  const [log] = await findErased(app.deps, asha.id);
  expect(log?.consents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ document: "religion", withdrawn_at }),
      expect.objectContaining({ document: "caste", withdrawn_at: null }),
    ]),
  );
});

test("A refusal is in the list, the download and the record of an erased member without a time of consent", async () => {
  await app.deps.db.deleteFrom("consents").where("member_id", "=", asha.id).execute();
  await save({ ...told, caste_consent: false });
  const withdrawn_at = app.clock.now().toISOString();
  const refusal = expect.objectContaining({ document: "caste", given_at: null, withdrawn_at });
  expect((await as(app, asha).call(listConsents)).data).toContainEqual(refusal);
  const { bytes } = await as(app, asha).call(exportData, { body: { password: good_password } });
  const { about, consents } = JSON.parse(strFromU8(unzipSync(bytes)["data.json"] ?? new Uint8Array()));
  expect(consents).toContainEqual(refusal);
  expect(about.consent_times).toContain("refused");
  await as(app, asha).call(deleteAccount, { body: { password: good_password } });
  app.clock.pass({ days: 31 });
  await eraseMembers(app.deps);
  expect((await findErased(app.deps, asha.id))[0]?.consents).toContainEqual(refusal);
});

test("A form from before the consents were given again leaves them and their answers out, and withdraws nothing", async () => {
  const unsaid = { namdhari_sect: null, differently_abled: null };
  const body = { ...told, ...unsaid, namdhari_sect_consent: null, health_consent: null };
  for (const purpose of ["namdhari_sect", "health"] as const) await withdraw(purpose);
  expect((await save(body)).status).toBe(200);
  expect(await own()).toMatchObject({ ...unsaid, withdrawn: ["namdhari_sect", "health"] });
  for (const purpose of ["namdhari_sect", "health"] as const) await give(purpose);
  expect((await save(body)).status).toBe(200);
  expect(await own()).toMatchObject({ ...unsaid, withdrawn: [] });
});

describe.each(purposes)("two open forms and the consent for %s", (purpose) => {
  const consent = `${purpose}_consent`;
  const hobbies = ["kirtan"];
  const unsaid = { ...told, ...erased[purpose], [consent]: null };

  test("The form that was opened before the first answer keeps the answer of the other", async () => {
    await app.deps.db.deleteFrom("consents").where("member_id", "=", asha.id).execute();
    await save();
    expect((await save({ ...unsaid, hobbies })).status).toBe(200);
    expect(await stored()).toMatchObject({ ...answers[purpose], hobbies });
    expect((await own())?.withdrawn).toEqual([]);
  });

  test("The form that was opened before the consent was given again keeps the answer of the other", async () => {
    await withdraw(purpose);
    await give(purpose);
    await save();
    expect((await save({ ...unsaid, hobbies })).status).toBe(200);
    expect(await stored()).toMatchObject({ ...answers[purpose], hobbies });
  });

  test("A form that was opened before the withdrawal brings nothing back", async () => {
    await withdraw(purpose);
    await save({ ...unsaid, hobbies });
    expect(await stored()).toMatchObject({ ...erased[purpose], hobbies });
  });
});

test("An answer that is emptied beside the yes is empty", async () => {
  const emptied = { religion: "prefer_not_to_say", caste: "prefer_not_to_say", blood_group: "not_known" };
  await save({ ...told, ...emptied });
  expect(await stored()).toMatchObject(emptied);
});

test("A text that a form says nothing about keeps the doubt that the review has about it", async () => {
  const doubtful = { ...told, disability_explain: "Call me on 98765" };
  await save(doubtful);
  const notes = () =>
    app.deps.db
      .selectFrom("review_notes")
      .where("member_id", "=", asha.id)
      .select(["field", "reason"])
      .execute();
  const before = await notes();
  await save({ ...doubtful, ...erased.health, health_consent: null });
  expect(await stored()).toMatchObject({ disability_explain: doubtful.disability_explain });
  expect(await notes()).toEqual(before);
});

test("The consent for an answer that was never asked about can be given for the wish that would tell it", async () => {
  await app.deps.db.deleteFrom("consents").where("member_id", "=", asha.id).execute();
  const body = { ...told_preferences, caste: ["jat_sikh"] };
  const { data: refused } = await as(app, asha).call(savePreferences, { body });
  expect(refused.data.caste).toEqual(["any"]);
  await give("caste");
  await give("caste");
  const { data: kept } = await as(app, asha).call(savePreferences, { body });
  expect(kept.data.caste).toEqual(["jat_sikh"]);
  const { data: consents } = await as(app, asha).call(listConsents);
  expect(consents.filter(({ document }) => document === "caste")).toMatchObject([{ withdrawn_at: null }]);
});

test("A member without the personal step has no such consent to withdraw", async () => {
  await app.deps.db.deleteFrom("consents").where("member_id", "=", asha.id).execute();
  expect((await withdraw("caste")).status).toBe(404);
});
