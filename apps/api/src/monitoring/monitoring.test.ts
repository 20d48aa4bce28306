import { sendReport } from "@sanjog/contract/reports";
import { messages as reports } from "@sanjog/i18n/en/reports";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { markBackup } from "../platform/backup/backup-mark.ts";
import { reportsArea } from "../reports/routes.ts";
import { forgetToldReports, watch } from "./commands/watch.ts";

let house: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  const env = { OPERATOR_MAIL: "keeper@sanjog.test, second@sanjog.test", DATA_DIR: "/tmp" };
  house = await createTestApp([reportsArea], { env });
});
afterAll(() => house.close());
beforeEach(async () => {
  house.clock.set("2026-11-21T06:30:00Z");
  for (const table of ["reports", "operator_notices", "backup_marks"] as const)
    await house.deps.db.deleteFrom(table).execute();
  await markBackup(house.deps.db, house.clock.now());
  asha = await createComplete(house, "Asha");
  balbir = await createMan(house, "Balbir");
  house.mail.breakDown(null);
  house.whatsapp.breakDown(null);
  await mailsOfNextLook();
});

/** The mails to the operator that one look at the service brings. */
async function mailsOfNextLook() {
  await watch(house.deps);
  await house.runJobs();
  const mails = house.mail.sent.filter(({ to }) => to.endsWith("@sanjog.test"));
  house.mail.sent.length = 0;
  return mails;
}

async function report(reason: string): Promise<string> {
  const body = { member_id: balbir.id, reason, text: "He wants 500 dollars." };
  return (await as(house, asha).call(sendReport, { body })).data.reference;
}

describe("a report", () => {
  test("is told to every operator at once, by number, kind and day alone", async () => {
    const reference = await report("intimate_image");
    const mails = await mailsOfNextLook();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["keeper@sanjog.test", "Sanjog: New reports: 1"],
      ["second@sanjog.test", "Sanjog: New reports: 1"],
    ]);
    const text = mails[0]?.text ?? "";
    expect(text).toContain(
      `${reference}: ${reports.reasons.intimate_image}. Due by 22 November 2026, 12:00 (India)`,
    );
    expect(text).toContain("ਨਵੀਆਂ ਸ਼ਿਕਾਇਤਾਂ: 1");
    for (const secret of ["Asha", "Balbir", "500 dollars", asha.email, asha.id, balbir.id])
      expect(text).not.toContain(secret);
    expect(await mailsOfNextLook()).toEqual([]);
  });

  test("is told again six hours before it is due, and each morning once it is late", async () => {
    const reference = await report("under_age");
    await mailsOfNextLook();
    house.clock.pass({ hours: 17, minutes: 59 });
    expect(await mailsOfNextLook()).toEqual([]);
    house.clock.pass({ minutes: 1 });
    await markBackup(house.deps.db, house.clock.now());
    const [due] = await mailsOfNextLook();
    expect(due?.subject).toBe("Sanjog: Reports that are nearly due: 1");
    expect(due?.text).toContain(reference);
    expect(await mailsOfNextLook()).toEqual([]);
    for (const _morning of [1, 2]) {
      house.clock.pass({ days: 1 });
      await markBackup(house.deps.db, house.clock.now());
      expect((await mailsOfNextLook())[0]?.subject).toBe("Sanjog: Reports that are late: 1");
      expect(await mailsOfNextLook()).toEqual([]);
    }
  });

  test("that is closed is told no more, and what was told of it goes with it", async () => {
    await report("harassment");
    await mailsOfNextLook();
    await house.deps.db
      .updateTable("reports")
      .set({ resolved_at: house.clock.now(), resolution: "told" })
      .execute();
    house.clock.pass({ days: 8 });
    await markBackup(house.deps.db, house.clock.now());
    expect(await mailsOfNextLook()).toEqual([]);
    await house.deps.db.deleteFrom("reports").execute();
    await forgetToldReports(house.deps);
    const left = await house.deps.db.selectFrom("operator_notices").select("about").execute();
    expect(left).toEqual([{ about: "morning" }]);
  });
});

test("profiles that wait for a review are counted once each morning", async () => {
  await house.deps.db.updateTable("members").set({ profile_status: 2 }).where("id", "=", balbir.id).execute();
  expect(await mailsOfNextLook()).toEqual([]);
  house.clock.set("2026-11-22T03:30:00Z");
  const [mail] = await mailsOfNextLook();
  expect(mail?.subject).toBe("Sanjog: Profiles waiting for a review: 1");
  expect(mail?.text).not.toContain("Balbir");
  expect(await mailsOfNextLook()).toEqual([]);
});

describe("a part that does not work", () => {
  const refused = Object.assign(new Error("no"), {
    name: "WhatsAppError",
    code: "190",
    hint: "WHATSAPP_TOKEN has expired or was taken back: make another one.",
  });

  test("is told when it is seen twice, every six hours while it lasts, and when it is over", async () => {
    const subjects = async () => (await mailsOfNextLook()).slice(0, 1).map(({ subject }) => subject);
    house.whatsapp.breakDown(refused);
    expect(await subjects()).toEqual([]);
    house.clock.pass({ minutes: 5 });
    const [mail] = await mailsOfNextLook();
    expect(mail?.subject).toBe("Sanjog: WhatsApp does not accept our token");
    expect(mail?.text).toContain(
      "Since 21 November 2026, 12:00 (India). WhatsAppError 190. WHATSAPP_TOKEN has expired",
    );
    house.clock.pass({ hours: 5, minutes: 59 });
    expect(await subjects()).toEqual([]);
    house.clock.pass({ minutes: 1 });
    expect(await subjects()).toEqual(["Sanjog: Still: WhatsApp does not accept our token"]);
    house.whatsapp.breakDown(null);
    expect(await subjects()).toEqual(["Sanjog: Over: WhatsApp does not accept our token"]);
    expect(await subjects()).toEqual([]);
  });

  test("is not told when it works again at the next look", async () => {
    house.whatsapp.breakDown(refused);
    expect(await mailsOfNextLook()).toEqual([]);
    house.whatsapp.breakDown(null);
    expect(await mailsOfNextLook()).toEqual([]);
  });
});

test("a backup that is older than 26 hours is told, until there is a new one", async () => {
  house.clock.pass({ hours: 26, minutes: 10 });
  await mailsOfNextLook();
  const [mail] = await mailsOfNextLook();
  expect(mail?.subject).toBe("Sanjog: There is no backup of the last 26 hours");
  expect(mail?.text).toContain("The last backup is 26 hours old.");
  await markBackup(house.deps.db, house.clock.now());
  expect((await mailsOfNextLook())[0]?.subject).toBe("Sanjog: Over: There is no backup of the last 26 hours");
});

test("where no operator and no grievance officer is named, nobody is written to", async () => {
  const nobody = { ...house.deps, config: { ...house.deps.config, operatorMail: [] } };
  await report("under_age");
  await watch(nobody);
  await house.runJobs();
  expect(house.mail.sent.filter(({ subject }) => subject.startsWith("Sanjog:"))).toEqual([]);
});
