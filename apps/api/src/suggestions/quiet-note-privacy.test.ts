import { exportData } from "@sanjog/contract/account-lifecycle";
import { showToday } from "@sanjog/contract/home";
import { listNotifications, notificationSettings } from "@sanjog/contract/notifications";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { findNewFamilies } from "./commands/find-new-families.ts";
import { tellMembersOfNewFamilies } from "./commands/tell-quietly.ts";

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  await app.forgetLimits();
  asha = await createComplete(app, "Asha");
  await findNewFamilies(app.deps);
  app.clock.pass({ days: 1 });
  app.mail.sent.length = 0;
});

const found = (person: Person) =>
  app.deps.db.selectFrom("quiet_notes").where("member_id", "=", person.id).selectAll().executeTakeFirst();

describe("The weekly note and the letter", () => {
  test("No answer and no download tells Balbir that Asha waits, was found, was told or got a letter", async () => {
    await app.deps.tx(async (tx) => {
      await tx.updateTable("members").set({ email_verified_at: null }).where("id", "=", asha.id).execute();
      await profileChanged(app.deps, tx, asha.id);
    });
    const balbir = await createMan(app, "Balbir");
    await createMan(app, "Charan", { preferences: { diet: ["vegan"] } });
    /** Everything that Balbir can ask of the app, the download included. */
    const everything = async () => {
      const { call } = as(app, balbir);
      const zip = await call(exportData, { body: { password: good_password } });
      const { member_sessions: _, ...download } = JSON.parse(
        strFromU8(unzipSync(new Uint8Array(zip.bytes))["data.json"] ?? new Uint8Array()),
      ) as Record<string, unknown>;
      const answers = [
        await call(listSuggestions),
        await call(showToday),
        await call(listNotifications),
        await call(notificationSettings),
        await call(viewProfile, { params: { id: asha.id } }),
      ];
      return JSON.stringify([download, answers.map(({ status, data }) => ({ status, data }))]);
    };
    const before = await everything();
    await findNewFamilies(app.deps);
    expect((await found(asha))?.found_at).not.toBeNull();
    expect(await everything()).toBe(before);
    await app.deps.db
      .updateTable("members")
      .set({ email_verified_at: app.clock.now() })
      .where("id", "=", asha.id)
      .execute();
    await app.deps.db
      .updateTable("quiet_notes")
      .set({ empty_since: app.clock.now(), letter_at: app.clock.now() })
      .where("member_id", "=", asha.id)
      .execute();
    await findNewFamilies(app.deps);
    await tellMembersOfNewFamilies(app.deps);
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toEqual([asha.email]);
    expect(await everything()).toBe(before);
  });

  test("Asha's own download does not tell whether somebody was found whom she may no longer see", async () => {
    await createMan(app, "Balbir");
    await findNewFamilies(app.deps);
    const zip = await as(app, asha).call(exportData, { body: { password: good_password } });
    const file = strFromU8(unzipSync(new Uint8Array(zip.bytes))["data.json"] ?? new Uint8Array());
    expect(file).toContain("quiet_notes");
    expect(file).not.toContain("found_at");
  });
});
