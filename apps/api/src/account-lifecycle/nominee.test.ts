import {
  deleteAccount,
  exportData,
  removeNominee,
  saveNominee,
  showNominee,
} from "@sanjog/contract/account-lifecycle";
import { viewProfile } from "@sanjog/contract/view-profile";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { good_password as password } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { eraseMembers } from "./commands/erase-members.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

const gurdeep = { name: "Gurdeep Kaur", relation: "sister of Asha’s mother", contact: "gurdeep@example.com" };
const save = (change: object = {}) =>
  as(app, asha).call(saveNominee, { body: { ...gurdeep, password, ...change } });
const shown = async (who: Person) => (await as(app, who).call(showNominee)).data.nominee;
const stored = () =>
  app.deps.db.selectFrom("nominees").where("member_id", "=", asha.id).selectAll().execute();

describe("who may act for a member", () => {
  test("is nobody at first; one person at a time is named, changed and removed", async () => {
    expect(await shown(asha)).toBeNull();
    expect((await save()).data.nominee).toEqual(gurdeep);
    const manjit = { name: "Manjit Singh", relation: "brother", contact: "+919812345678" };
    expect((await save({ ...manjit, contact: "+91 98123 45678" })).status).toBe(200);
    expect([await shown(asha), (await stored()).length]).toEqual([manjit, 1]);
    expect((await as(app, asha).call(removeNominee, { body: { password } })).status).toBe(200);
    expect([await shown(asha), await stored()]).toEqual([null, []]);
  });

  test("is stored and removed with the right password only", async () => {
    const wrong = await save({ password: "Wrong-Kite-52" });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ["password"]]);
    expect(await stored()).toEqual([]);
    await save();
    const body = { password: "Wrong-Kite-52" };
    expect((await as(app, asha).call(removeNominee, { body })).status).toBe(422);
    expect(await shown(asha)).toEqual(gurdeep);
  });

  test.each([
    ["+91 11111 11111", ["contact"]],
    ["nobody", ["contact"]],
  ])("is not reached by %s", async (contact, fields) => {
    const { status, errors } = await save({ contact });
    expect([status, Object.keys(errors ?? {}), await stored()]).toEqual([422, fields, []]);
  });

  test("can be named in every status, also while suspended", async () => {
    await app.deps.db.updateTable("members").set({ profile_status: 6 }).where("id", "=", asha.id).execute();
    expect((await save()).status).toBe(200);
  });

  test("is shown to no other member, and stored encrypted for this member alone", async () => {
    await save();
    expect(await shown(balbir)).toBeNull();
    const { data } = await as(app, balbir).call(viewProfile, { params: { id: asha.id } });
    const row = JSON.stringify(await stored());
    for (const value of Object.values(gurdeep))
      expect([JSON.stringify(data).includes(value), row.includes(value)]).toEqual([false, false]);
  });

  test("is in the member's download, and erased with the account", async () => {
    await save();
    const { bytes } = await as(app, asha).call(exportData, { body: { password } });
    const { nominees } = JSON.parse(strFromU8(unzipSync(bytes)["data.json"] ?? new Uint8Array()));
    expect(nominees).toMatchObject([gurdeep]);
    await as(app, asha).call(deleteAccount, { body: { password } });
    app.clock.pass({ days: 31 });
    await eraseMembers(app.deps);
    expect(await stored()).toEqual([]);
  });
});
