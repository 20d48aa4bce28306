import { blockMember } from "@sanjog/contract/blocks";
import {
  notificationSettings,
  registerDevice,
  saveNotificationSettings,
} from "@sanjog/contract/notifications";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { messages as en } from "@sanjog/i18n/en/notifications";
import { messages as pb } from "@sanjog/i18n/pb/notifications";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan, type Details } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { findNewFamilies } from "./commands/find-new-families.ts";
import { tellMembersOfNewFamilies, writeToEmptyLists } from "./commands/tell-quietly.ts";

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
  await night();
  app.clock.pass({ days: 1 });
  app.mail.sent.length = 0;
  app.push.sent.length = 0;
});

/** The nightly search and the notes of the next evening. Returns to whom a mail went. */
async function night(): Promise<string[]> {
  await findNewFamilies(app.deps);
  await tellMembersOfNewFamilies(app.deps);
  await writeToEmptyLists(app.deps);
  const before = app.mail.sent.length;
  await app.runJobs();
  return app.mail.sent.slice(before).map(({ to }) => to);
}

async function change(
  person: Person,
  columns: Partial<{
    profile_status: 1 | 2 | 3 | 5 | 6;
    email_verified_at: null;
    deletion_requested_at: Date;
  }>,
): Promise<void> {
  await app.deps.tx(async (tx) => {
    await tx.updateTable("members").set(columns).where("id", "=", person.id).execute();
    await profileChanged(app.deps, tx, person.id);
  });
}

const notes = (person: Person) =>
  app.deps.db.selectFrom("quiet_notes").where("member_id", "=", person.id).selectAll().executeTakeFirst();

describe("The weekly note", () => {
  test("tells Asha once how many new families fit both ways, and again only a week later and of others", async () => {
    for (const name of ["Balbir", "Charan", "Deepak"]) await createMan(app, name);
    expect(await night()).toEqual([asha.email]);
    expect(app.mail.sent.at(-1)?.text).toContain("Since your last visit 3 new families have come");
    expect(await night()).toEqual([]);
    app.clock.pass({ days: 3 });
    await createMan(app, "Elam");
    expect(await night()).toEqual([]);
    app.clock.pass({ days: 4 });
    expect(await night()).toEqual([asha.email]);
    expect(app.mail.sent.at(-1)?.text).toContain("1 new family has come");
    app.clock.pass({ days: 7 });
    expect(await night()).toEqual([]);
  });

  test("is not sent to Asha for somebody who came before her last visit", async () => {
    await createMan(app, "Balbir");
    app.clock.pass({ hours: 1 });
    await as(app, asha).call(listSuggestions);
    expect(await night()).toEqual([]);
    expect((await notes(asha))?.found_at).toBeNull();
  });

  test("counts a logout on the same day as the end of the visit", async () => {
    await createMan(app, "Balbir");
    await app.deps.db.deleteFrom("member_sessions").execute();
    await app.deps.db
      .updateTable("members")
      .set({ last_active_on: app.clock.now().toISOString().slice(0, 10) })
      .where("id", "=", asha.id)
      .execute();
    expect(await night()).toEqual([]);
  });

  test.each<[string, Details]>([
    ["whose own wishes Asha does not meet", { preferences: { diet: ["vegan"] } }],
    ["who misses a wish of Asha", { personal: { height_inches: 50 } }],
    ["who is not suggested yet", { member: { phone_verified_at: null } }],
    ["who is under the age of law", { personal: { dob: "2007-01-01" } }],
  ])("is not sent for a new member %s", async (_, details) => {
    await app.deps.db.updateTable("preferences").set({ height_min_inches: 60 }).execute();
    await app.deps.tx((tx) => profileChanged(app.deps, tx, asha.id));
    await createMan(app, "Balbir", details);
    expect(await night()).toEqual([]);
  });

  test("is not sent for somebody whom Asha has blocked or put aside, or who has blocked her", async () => {
    const [balbir, charan, deepak] = [
      await createMan(app, "Balbir"),
      await createMan(app, "Charan"),
      await createMan(app, "Deepak"),
    ];
    const { db } = app.deps;
    await as(app, balbir).call(blockMember, { body: { blocked_user_id: asha.id } });
    await db
      .insertInto("set_aside_entries")
      .values({ owner_id: asha.id, member_id: charan.id, set_aside_at: app.clock.now() })
      .execute();
    await db
      .insertInto("blocks")
      .values({ blocker_id: asha.id, blocked_id: deepak.id, blocked_at: app.clock.now() })
      .execute();
    expect(await night()).toEqual([]);
    expect((await notes(asha))?.found_at).toBeNull();
  });

  test("is not sent for Balbir again when he edits, pauses and resumes his profile", async () => {
    const balbir = await createMan(app, "Balbir");
    expect(await night()).toEqual([asha.email]);
    app.clock.pass({ days: 8 });
    await change(balbir, { profile_status: profileStatus.paused });
    await app.deps.db
      .updateTable("personal_details")
      .set({ height_inches: 70 })
      .where("member_id", "=", balbir.id)
      .execute();
    await change(balbir, { profile_status: profileStatus.active });
    expect(await night()).toEqual([]);
  });

  test.each([
    ["paused", { profile_status: profileStatus.paused }],
    ["held", { profile_status: profileStatus.held }],
    ["matched", { profile_status: profileStatus.matched }],
    ["suspended", { profile_status: profileStatus.suspended }],
    ["leaving", { deletion_requested_at: new Date() }],
    ["of an unverified address", { email_verified_at: null }],
  ])("is not sent to a member who is %s, before the search or after it", async (_, columns) => {
    await createMan(app, "Balbir");
    await findNewFamilies(app.deps);
    await change(asha, columns);
    expect(await night()).toEqual([]);
    await createMan(app, "Charan");
    expect(await night()).toEqual([]);
    expect((await notes(asha))?.told_at).toBeNull();
  });

  test("reaches a member once when two processes send it at the same time", async () => {
    await createMan(app, "Balbir");
    await findNewFamilies(app.deps);
    await Promise.all([tellMembersOfNewFamilies(app.deps), tellMembersOfNewFamilies(app.deps)]);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(1);
  });

  test("is in the member's language, and neither body nor subject names anybody", async () => {
    await app.deps.db.updateTable("members").set({ locale: "pb" }).where("id", "=", asha.id).execute();
    const balbir = await createMan(app, "Balbir");
    await night();
    const [mail] = app.mail.sent;
    expect(mail?.subject).toBe(pb.mail.new_families.subject);
    for (const body of [mail?.text ?? "", mail?.html ?? ""]) {
      expect(body).toContain("# ਨਵਾਂ ਪਰਿਵਾਰ ਆਇਆ ਹੈ".replace("#", "1"));
      expect(body).toContain("ਸਤਿਕਾਰਯੋਗ Asha ਜੀ,");
      expect(body).toContain("https://sanjog.test/suggestion");
      expect(body).not.toMatch(/Balbir|sikh|ਸਿੱਖ/i);
      expect(body).not.toContain(balbir.id);
    }
    expect(mail?.html?.match(/<a [^>]*display:block/g)).toHaveLength(1);
  });
});

describe("The switch of the weekly note", () => {
  const off = async (kind: string) =>
    (await as(app, asha).call(notificationSettings)).data.emails.find((one) => one.kind === kind)?.wanted ===
    false;

  test("is turned off by one click in the mail, without signing in, and asks with one question first", async () => {
    await createMan(app, "Balbir");
    await night();
    const url = /^<https:\/\/sanjog\.test(\S+)>$/.exec(
      app.mail.sent[0]?.headers?.["List-Unsubscribe"] ?? "",
    )?.[1];
    if (!url) throw new Error("the mail has no unsubscribe link");
    expect(app.mail.sent[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const page = await app.fastify.inject({ url });
    expect(page.body).toContain(en.emails.new_families);
    expect(page.body).toContain(pb.emails.new_families);
    expect(await off("new_families")).toBe(false);
    expect((await app.fastify.inject({ method: "POST", url })).statusCode).toBe(200);
    expect(await off("new_families")).toBe(true);
    expect((await app.fastify.inject({ method: "POST", url: `${url.slice(0, -4)}AAAA` })).statusCode).toBe(
      404,
    );
    app.clock.pass({ days: 8 });
    await createMan(app, "Charan");
    expect(await night()).toEqual([]);
  });

  test("stops the push too, and an unknown kind is refused in a sentence", async () => {
    const choose = (kind: string) =>
      as(app, asha).call(saveNotificationSettings, {
        body: { emails: [{ kind: kind as "new_families", wanted: false }] },
      });
    expect(await choose("new_moons")).toMatchObject({ status: 422 });
    expect((await choose("new_families")).status).toBe(200);
    await register(asha);
    app.clock.pass({ hours: 1 });
    await createMan(app, "Balbir");
    expect(await night()).toEqual([]);
    expect(app.push.sent).toEqual([]);
  });

  const register = (person: Person) =>
    as(app, person).call(registerDevice, {
      body: {
        device_token: {
          endpoint: "https://push.test/asha",
          keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
        },
      },
    });

  test("lets the note come by push, with a number and nothing else, while the member may act", async () => {
    await register(asha);
    app.clock.pass({ hours: 1 });
    await createMan(app, "Balbir");
    await findNewFamilies(app.deps);
    await tellMembersOfNewFamilies(app.deps);
    await app.runJobs();
    expect(app.push.sent.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
      { type: "new_families", text: "1 new family may suit you" },
    ]);
    app.clock.pass({ days: 8 });
    await createMan(app, "Charan");
    await findNewFamilies(app.deps);
    await tellMembersOfNewFamilies(app.deps);
    await change(asha, { profile_status: profileStatus.paused });
    await app.runJobs();
    expect(app.push.sent).toHaveLength(1);
  });
});

describe("The letter about an empty list", () => {
  const seesNobody = async () => (await as(app, await again(asha)).call(listSuggestions)).data.total === 0;
  const again = async (person: Person) => ({ ...person, token: await signIn(app, person.id) });

  test("comes once, thirty days after Asha first saw an empty list, and names the narrowest wish", async () => {
    await app.deps.db
      .updateTable("preferences")
      .set({ diet: ["vegan"] })
      .execute();
    for (const name of ["Balbir", "Charan", "Deepak", "Elam", "Fateh", "Gurdit"]) await createMan(app, name);
    expect(await seesNobody()).toBe(true);
    app.clock.pass({ days: 29 });
    expect(await night()).toEqual([]);
    app.clock.pass({ days: 1 });
    expect(await night()).toEqual([asha.email]);
    const text = app.mail.sent.at(-1)?.text ?? "";
    expect(text).toContain("Dear Asha ji,");
    expect(text).toContain("At least 5 profiles are here to choose from");
    expect(text).toContain(
      "Your preference for diet rules out the most. Without it, at least 5 more profiles",
    );
    expect(text).toContain("Tell the families of your gurdwara about us: https://sanjog.test");
    expect(text).not.toMatch(/Balbir|Charan/);
    expect(app.mail.sent.at(-1)?.headers?.["List-Unsubscribe"]).toContain("/unsubscribe/");
    app.clock.pass({ days: 60 });
    expect(await seesNobody()).toBe(true);
    app.clock.pass({ days: 60 });
    expect(await night()).toEqual([]);
  });

  test("starts to wait again when the list had somebody in between", async () => {
    expect(await seesNobody()).toBe(true);
    app.clock.pass({ days: 20 });
    const balbir = await createMan(app, "Balbir");
    expect(await seesNobody()).toBe(false);
    await change(balbir, { profile_status: profileStatus.paused });
    app.clock.pass({ days: 10 });
    expect(await seesNobody()).toBe(true);
    expect(await night()).toEqual([]);
    app.clock.pass({ days: 30 });
    expect(await night()).toEqual([asha.email]);
    expect(app.mail.sent.at(-1)?.text).toContain("Only a few profiles are here so far");
  });

  test("is not sent when somebody fits by now, nor while Asha is paused or wants no such mails", async () => {
    expect(await seesNobody()).toBe(true);
    app.clock.pass({ days: 31 });
    await change(asha, { profile_status: profileStatus.paused });
    expect(await night()).toEqual([]);
    await change(asha, { profile_status: profileStatus.active });
    await app.deps.db
      .insertInto("muted_mails")
      .values({ member_id: asha.id, kind: "new_families" })
      .execute();
    expect(await night()).toEqual([]);
    await createMan(app, "Balbir", { preferences: { diet: ["vegan"] } });
    await app.deps.db.deleteFrom("muted_mails").execute();
    expect(await night()).toEqual([]);
    expect((await notes(asha))?.empty_since).toBeNull();
  });
});
