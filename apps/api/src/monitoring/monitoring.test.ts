import { sendReport } from "@sanjog/contract/reports";
import { messages as reports } from "@sanjog/i18n/en/reports";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { setWakeAddresses } from "../../test/support/on-call.ts";
import type { Person } from "../../test/support/people.ts";
import { statement } from "../../test/support/report-statement.ts";
import { createStaff } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { markBackup } from "../platform/backup/backup-mark.ts";
import { reportsArea } from "../reports/routes.ts";
import { forgetMailedReports, watch } from "./commands/watch.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  const env = { OPERATOR_MAIL: "keeper@sanjog.test, second@sanjog.test", DATA_DIR: "/tmp" };
  app = await createTestApp([reportsArea], { env });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set("2026-11-21T06:30:00Z");
  for (const table of ["reports", "operator_notices", "backup_marks"] as const)
    await app.deps.db.deleteFrom(table).execute();
  await markBackup(app.deps.db, app.clock.now());
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  app.mail.breakDown(null);
  app.whatsapp.breakDown(null);
  await mailsOfNextLook();
});

/** The mails to the operator that one look at the service brings. */
async function mailsOfNextLook() {
  await watch(app.deps);
  await app.runJobs();
  const mails = app.mail.sent.filter(({ to }) => to.endsWith("@sanjog.test"));
  app.mail.sent.length = 0;
  return mails;
}

async function report(reason: string): Promise<string> {
  const body = { member_id: balbir.id, reason, text: "He wants 500 dollars.", ...statement };
  return (await as(app, asha).call(sendReport, { body })).data.reference;
}

describe("a report", () => {
  test("is mailed to every operator at once, with only its number, kind and day", async () => {
    const reference = await report("intimate_image");
    const mails = await mailsOfNextLook();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["keeper@sanjog.test", "Sanjog: New reports: 1"],
      ["second@sanjog.test", "Sanjog: New reports: 1"],
    ]);
    const text = mails[0]?.text ?? "";
    expect(text).toContain(
      `${reference}: ${reports.reasons.intimate_image}. Due by 21 November 2026, 14:00 (India)`,
    );
    expect(text).toContain("ਨਵੀਆਂ ਸ਼ਿਕਾਇਤਾਂ: 1");
    for (const secret of ["Asha", "Balbir", "500 dollars", asha.email, asha.id, balbir.id])
      expect(text).not.toContain(secret);
    expect(await mailsOfNextLook()).toEqual([]);
  });

  test("is mailed again six hours before it is due, and each morning once it is late", async () => {
    const reference = await report("under_age");
    await mailsOfNextLook();
    app.clock.pass({ hours: 17, minutes: 59 });
    expect(await mailsOfNextLook()).toEqual([]);
    app.clock.pass({ minutes: 1 });
    await markBackup(app.deps.db, app.clock.now());
    const [due] = await mailsOfNextLook();
    expect(due?.subject).toBe("Sanjog: Reports that are nearly due: 1");
    expect(due?.text).toContain(reference);
    expect(await mailsOfNextLook()).toEqual([]);
    for (const _morning of [1, 2]) {
      app.clock.pass({ days: 1 });
      await markBackup(app.deps.db, app.clock.now());
      expect((await mailsOfNextLook())[0]?.subject).toBe("Sanjog: Reports that are late: 1");
      expect(await mailsOfNextLook()).toEqual([]);
    }
  });

  test("is mailed no more once closed, and its notification records are deleted", async () => {
    await report("harassment");
    await mailsOfNextLook();
    await app.deps.db
      .updateTable("reports")
      .set({ resolved_at: app.clock.now(), resolution: "told" })
      .execute();
    app.clock.pass({ days: 8 });
    await markBackup(app.deps.db, app.clock.now());
    expect(await mailsOfNextLook()).toEqual([]);
    await app.deps.db.deleteFrom("reports").execute();
    await forgetMailedReports(app.deps);
    const left = await app.deps.db.selectFrom("operator_notices").select("about").execute();
    expect(left).toEqual([{ about: "morning" }]);
  });
});

test("profiles that wait for a review are mailed as a count once each morning", async () => {
  await app.deps.db.updateTable("members").set({ profile_status: 2 }).where("id", "=", balbir.id).execute();
  expect(await mailsOfNextLook()).toEqual([]);
  app.clock.set("2026-11-22T03:30:00Z");
  const [mail] = await mailsOfNextLook();
  expect(mail?.subject).toBe("Sanjog: Profiles waiting for a review: 1");
  expect(mail?.text).not.toContain("Balbir");
  expect(await mailsOfNextLook()).toEqual([]);
});

describe("a failing part", () => {
  const refused = Object.assign(new Error("no"), {
    name: "WhatsAppError",
    code: "190",
    hint: "WHATSAPP_TOKEN has expired or was taken back: make another one.",
  });

  test("is mailed after two failed checks, every six hours while it lasts, and when it recovers", async () => {
    const subjects = async () => (await mailsOfNextLook()).slice(0, 1).map(({ subject }) => subject);
    app.whatsapp.breakDown(refused);
    expect(await subjects()).toEqual([]);
    app.clock.pass({ minutes: 5 });
    const [mail] = await mailsOfNextLook();
    expect(mail?.subject).toBe("Sanjog: WhatsApp does not accept our token");
    expect(mail?.text).toContain(
      "Since 21 November 2026, 12:00 (India). WhatsAppError 190. WHATSAPP_TOKEN has expired",
    );
    app.clock.pass({ hours: 5, minutes: 59 });
    expect(await subjects()).toEqual([]);
    app.clock.pass({ minutes: 1 });
    expect(await subjects()).toEqual(["Sanjog: Still: WhatsApp does not accept our token"]);
    app.whatsapp.breakDown(null);
    expect(await subjects()).toEqual(["Sanjog: Over: WhatsApp does not accept our token"]);
    expect(await subjects()).toEqual([]);
  });

  test("is not mailed when it works again at the next check", async () => {
    app.whatsapp.breakDown(refused);
    expect(await mailsOfNextLook()).toEqual([]);
    app.whatsapp.breakDown(null);
    expect(await mailsOfNextLook()).toEqual([]);
  });
});

test("a backup older than 26 hours is mailed until there is a new one", async () => {
  app.clock.pass({ hours: 26, minutes: 10 });
  await mailsOfNextLook();
  const [mail] = await mailsOfNextLook();
  expect(mail?.subject).toBe("Sanjog: There is no backup of the last 26 hours");
  expect(mail?.text).toContain("The last backup is 26 hours old.");
  await markBackup(app.deps.db, app.clock.now());
  expect((await mailsOfNextLook())[0]?.subject).toBe("Sanjog: Over: There is no backup of the last 26 hours");
});

test("a desk where nobody is on call, or nobody who may take an order, is mailed until somebody is", async () => {
  const subjects = async () => (await mailsOfNextLook()).slice(0, 1).map(({ subject }) => subject);
  const trouble = "Nobody at the desk is on call for cases of two or three hours";
  const simran = await createStaff(app, "Simran", "moderator");
  await setWakeAddresses(app, simran);
  expect(await subjects()).toEqual([]);
  const [mail] = await mailsOfNextLook();
  expect(mail?.subject).toBe(`Sanjog: ${trouble}`);
  expect(mail?.text).toContain("1 of 1 people at the desk are on call, and 0 of them may take an order");
  expect(mail?.text).not.toContain("Simran");
  await setWakeAddresses(app, await createStaff(app, "Harpreet", "lead"));
  expect(await subjects()).toEqual([`Sanjog: Over: ${trouble}`]);
  await app.deps.db.deleteFrom("staff_accounts").execute();
});

test("no mail is sent when neither an operator nor a grievance officer is configured", async () => {
  const nobody = { ...app.deps, config: { ...app.deps.config, operatorMail: [] } };
  await report("under_age");
  await watch(nobody);
  await app.runJobs();
  expect(app.mail.sent.filter(({ subject }) => subject.startsWith("Sanjog:"))).toEqual([]);
});
