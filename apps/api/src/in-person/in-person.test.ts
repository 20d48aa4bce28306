import { deleteAccount, exportData } from "@sanjog/contract/account-lifecycle";
import { resendPhoneCode } from "@sanjog/contract/accounts";
import { decideCase } from "@sanjog/contract/decisions";
import * as own from "@sanjog/contract/in-person";
import { wrong_tries_per_address_and_day } from "@sanjog/domain/accounts/verification";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete } from "../../test/support/families.ts";
import { createInPersonScene, type InPersonScene, other, seen } from "../../test/support/in-person-scene.ts";
import { createKeptLog } from "../../test/support/kept-log.ts";
import { signIn } from "../../test/support/people.ts";
import { begin, good_password, signUpForm } from "../../test/support/sign-up.ts";
import { atDesk } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { alertOverdue } from "../cases/commands/alert-overdue.ts";
import { endOver } from "./commands/follow-number.ts";

const { log, lines } = createKeptLog("trace");
let app: TestApp;
let scene: InPersonScene;
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  scene = await createInPersonScene(app);
  lines.length = 0;
});

describe("a member whose number has no WhatsApp", () => {
  test("gets a code, shows it to a volunteer, and a second one's approval verifies the number", async () => {
    expect(await scene.shown()).toEqual({ state: "none", code: null, until: null });
    const { id, code } = await scene.met();
    expect(await scene.shown()).toMatchObject({ state: "code", code: expect.stringMatching(/^\d{6}$/) });
    expect((await scene.type(scene.simran, id, code)).message).toBe(
      "Thank you. A second person has one day to approve it.",
    );
    expect(await scene.shown()).toMatchObject({ state: "seen", code: null });
    expect(await scene.verified()).toBe(false);
    const [step] = await scene.list(scene.harpreet);
    expect(step).toMatchObject({
      kind: "in_person",
      case_id: id,
      ...seen,
      asked_by: "Simran",
      may_approve: true,
    });
    expect((await scene.approve(scene.harpreet, step?.id ?? "")).status).toBe(200);
    expect(await scene.verified()).toBe(true);
    expect((await scene.caseOf()).outcome).toBe("confirmed");
    expect(await scene.shown()).toEqual({ state: "none", code: null, until: null });
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toContain(scene.asha.email);
  });

  test("has the same code again, and one case, however often they ask", async () => {
    await Promise.all([scene.ask(), scene.ask()]);
    const first = await scene.shown();
    expect((await scene.ask()).status).toBe(200);
    expect(await scene.shown()).toEqual(first);
    const rows = await app.deps.db
      .selectFrom("cases")
      .where("member_id", "=", scene.asha.id)
      .select("id")
      .execute();
    expect(rows).toHaveLength(1);
  });

  test("asks only for their own number that is not verified", async () => {
    const members = app.deps.db.updateTable("members").where("id", "=", scene.asha.id);
    await members.set({ phone_number: null, phone_hash: null }).execute();
    const without = await scene.ask();
    expect([without.status, without.errors]).toEqual([422, { phone_number: ["Please fill in this field."] }]);
    scene.asha = await createComplete(app, "Asha");
    expect([(await scene.ask()).status, (await scene.shown()).state]).toEqual([422, "none"]);
  });

  test("the row says that it was confirmed in person, where, and by which two", async () => {
    await scene.approve(scene.harpreet, await scene.stepOf());
    const row = () =>
      app.deps.db
        .selectFrom("verifications")
        .where("member_id", "=", scene.asha.id)
        .where("purpose", "=", "in_person")
        .select(["place", "seen_by", "approved_by", "phone_verified_at", "completed_at"])
        .execute();
    const [kept] = await row();
    expect(kept).toMatchObject({
      place: seen.place,
      seen_by: scene.simran.id,
      approved_by: scene.harpreet.id,
    });
    expect([kept?.phone_verified_at, kept?.completed_at]).not.toContain(null);
    const forged = sql`update verifications set approved_by = seen_by where member_id = ${scene.asha.id} and purpose = 'in_person'`;
    await expect(forged.execute(app.deps.db)).rejects.toThrow("two_people_confirm_in_person");
    const entries = await app.deps.db
      .selectFrom("audit_log")
      .orderBy("id", "desc")
      .limit(2)
      .select(["action", "why"])
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(["approve_in_person", "ask_in_person"]);
    expect(entries[1]?.why).toContain(seen.place);
  });

  test("the database holds no code, and neither the log nor the download names a code or a volunteer", async () => {
    const { id, code } = await scene.met();
    await scene.type(scene.simran, id, code);
    const stored = await sql<{ row: string }>`select v::text as row from verifications v
      union all select c::text from one_time_codes c union all select a::text from approvals a
      union all select c::text from cases c`.execute(app.deps.db);
    expect(stored.rows.map(({ row }) => row).join()).not.toContain(code);
    await scene.approve(scene.harpreet, (await scene.list(scene.harpreet))[0]?.id ?? "");
    const { bytes } = await as(app, scene.asha).call(exportData, { body: { password: good_password } });
    const data = strFromU8(unzipSync(new Uint8Array(bytes))["data.json"] ?? new Uint8Array());
    expect(data).toContain(seen.place);
    for (const secret of [code, scene.simran.id, scene.harpreet.id, "Simran"])
      expect(data).not.toContain(secret);
    expect(lines.join()).not.toContain(scene.asha.phone_number);
    expect(lines.join()).not.toContain(seen.place);
  });
});

describe("a code", () => {
  test("is typed wrong five times at most; then the member gets a new one with a case of its own", async () => {
    const { id, code } = await scene.met();
    for (let i = 0; i < 5; i += 1) {
      const { status, errors } = await scene.type(scene.simran, id, other(code));
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ["code", "phone_number"]]);
    }
    expect((await scene.type(scene.simran, id, code)).status).toBe(422);
    expect((await scene.shown()).state).toBe("used_up");
    expect(
      (await atDesk(app, scene.simran).call(own.showNumberInPerson, { params: { id } })).data.state,
    ).toBe("used_up");
    await scene.ask();
    expect((await scene.shown()).state).toBe("code");
    const next = await scene.caseOf();
    expect(next.id).not.toBe(id);
    expect((await scene.take(scene.simran, id)).status).toBe(404);
  });

  test("is not enough: with another number of the same country and last digits it is a wrong try", async () => {
    const { id, code } = await scene.met();
    const digits = scene.asha.phone_number;
    const alike = `${digits.slice(0, -4)}${digits.at(-4) === "5" ? "6" : "5"}${digits.slice(-3)}`;
    const wrong = await scene.type(scene.simran, id, other(code));
    for (let i = 0; i < 4; i += 1) {
      const answer = await scene.type(scene.simran, id, code, alike);
      expect([answer.status, answer.errors]).toEqual([422, wrong.errors]);
    }
    expect((await scene.type(scene.simran, id, code)).status).toBe(422);
    expect([(await scene.shown()).state, await scene.list(scene.harpreet), await scene.verified()]).toEqual([
      "used_up",
      [],
      false,
    ]);
    const stored = await sql<{ row: string }>`select v::text as row from verifications v
      union all select c::text from one_time_codes c union all select c::text from cases c
      union all select l::text from audit_log l`.execute(app.deps.db);
    for (const text of [...stored.rows.map(({ row }) => row), ...lines]) expect(text).not.toContain(alike);
  });

  test("is not refused because of wrong codes of messages to the same number", async () => {
    const { id, code } = await scene.met();
    const { key } = await begin(app, signUpForm({ phone_number: scene.asha.phone_number }));
    await as(app).call(resendPhoneCode, { body: { session_key: key, by: "sms" } });
    const messages = app.deps.db.updateTable("one_time_codes").where("channel", "=", "phone");
    await messages.set({ wrong_tries: wrong_tries_per_address_and_day }).executeTakeFirstOrThrow();
    expect((await scene.type(scene.simran, id, other(code))).status).toBe(422);
    expect((await scene.type(scene.simran, id, code)).status).toBe(200);
  });

  test("of another member is wrong", async () => {
    const { code } = await scene.met();
    await scene.newcomer("Bibi");
    const { id, code: right } = await scene.met();
    if (code !== right) expect((await scene.type(scene.simran, id, code)).status).toBe(422);
  });

  test("works for 14 days; then the case closes, and no keeper is woken for it", async () => {
    const { id } = await scene.met();
    app.clock.pass({ days: 14 });
    scene.asha.token = await signIn(app, scene.asha.id);
    await alertOverdue(app.deps);
    expect((await scene.shown()).state).toBe("none");
    await endOver(app.deps);
    expect(await scene.caseOf()).toMatchObject({ id, outcome: "no_longer_needed" });
    await app.runJobs();
    expect(app.mail.sent.filter(({ to }) => to.endsWith("@desk.test"))).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["the number changes", () => scene.changeNumber("+919812345678")],
    [
      "the account is to be deleted",
      () => as(app, scene.asha).call(deleteAccount, { body: { password: good_password } }),
    ],
    [
      "the desk closes the case",
      async () => {
        const { id } = await scene.caseOf();
        const answer = await atDesk(app, scene.simran).call(decideCase, {
          params: { id },
          body: { kind: "dismiss" },
        });
        expect(answer.status).toBe(200);
      },
    ],
  ])("ends when %s, with the case", async (_, end) => {
    const { id, code } = await scene.met();
    await end();
    expect((await scene.caseOf()).closed_at).not.toBeNull();
    expect((await scene.type(scene.simran, id, code)).status).toBe(404);
  });

  test("stays when the member tries WhatsApp for the same number", async () => {
    await scene.met();
    await scene.changeNumber(scene.asha.phone_number);
    expect((await scene.shown()).state).toBe("code");
  });
});
