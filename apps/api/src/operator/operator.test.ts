import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadUser, login } from "@sanjog/contract/accounts";
import { loadPicture } from "@sanjog/contract/photos";
import { sendReport } from "@sanjog/contract/reports";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { operator, operatorOf } from "../../test/support/operator-call.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

const type = operatorOf(() => app);
const reason = {
  en: "Money was asked of another member.",
  pb: "ਕਿਸੇ ਮੈਂਬਰ ਤੋਂ ਪੈਸੇ ਮੰਗੇ ਗਏ ਸਨ।",
};

const memberRow = (person: Person) =>
  app.deps.db.selectFrom("members").where("id", "=", person.id).selectAll().executeTakeFirstOrThrow();
const standing = async (person: Person) => (await memberRow(person)).profile_status;
const stand = (person: Person, profile_status: 0 | 1 | 2 | 3 | 4 | 5 | 6) =>
  app.deps.db.updateTable("members").set({ profile_status }).where("id", "=", person.id).execute();
const audited = () =>
  app.deps.db
    .selectFrom("audit_log")
    .orderBy("id", "desc")
    .select(["who", "action", "report_id", "why"])
    .limit(1)
    .executeTakeFirstOrThrow();
const auditLines = async () =>
  Number((await sql<{ n: string }>`select count(*) as n from audit_log`.execute(app.deps.db)).rows[0]?.n);
const look = (viewer: Person, owner: Person) =>
  as(app, viewer).call(viewProfile, { params: { id: owner.id } });
const suggested = async (viewer: Person, owner: Person) => {
  const { rows } = await sql`select from match_cards_male where member_id = ${owner.id}`.execute(app.deps.db);
  const { status, data } = await as(app, viewer).call(listSuggestions, { query: { per_page: 24 } });
  const listed = status === 200 && data.data.some(({ user_id }) => user_id === owner.id);
  return { card: rows.length > 0, listed };
};

describe("holding and releasing a member", () => {
  test("a hold hides a member at once; a release restores the previous status, reviewed", async () => {
    await stand(balbir, 4);
    expect((await look(asha, balbir)).status).toBe(200);
    expect(await type("hold", balbir.id)).toContain("status 2");
    expect((await look(asha, balbir)).status).toBe(404);
    expect(await suggested(asha, balbir)).toEqual({ card: false, listed: false });
    expect(await audited()).toEqual({ ...operator, action: "hold", report_id: null });
    expect(await type("release", balbir.id)).toContain("status 1");
    expect((await look(asha, balbir)).status).toBe(200);
    expect(await suggested(asha, balbir)).toEqual({ card: true, listed: true });
  });

  test("an impossible change of status is refused without a change or an audit line", async () => {
    const lines = await auditLines();
    for (const [name, status] of [
      ["hold", 0],
      ["hold", 2],
      ["hold", 6],
      ["release", 1],
      ["release", 3],
      ["reinstate", 2],
    ] as const) {
      await stand(balbir, status);
      const before = await memberRow(balbir);
      await expect(type(name, balbir.id, reason), `${name} from ${status}`).rejects.toThrow("status_forbids");
      expect(await memberRow(balbir)).toEqual(before);
    }
    await expect(type("hold", "nobody-at-all")).rejects.toThrow("not_found");
    expect(await auditLines()).toBe(lines);
  });

  test("the list of members who wait for review begins with the held ones", async () => {
    await stand(asha, 4);
    await stand(balbir, 2);
    const waiting = await type("waiting");
    expect(waiting.indexOf(balbir.id)).toBeLessThan(waiting.indexOf(asha.id));
    expect(waiting.indexOf(balbir.id)).toBeGreaterThan(0);
    await type("release", asha.id);
    expect(await type("waiting")).not.toContain(asha.id);
    expect(await standing(asha)).toBe(1);
  });
});

describe("a suspension", () => {
  const password = "Mustard-Tractor-71";
  const signIn = (locale: "en" | "pb") =>
    as(app).call(login, { body: { email_or_phone: balbir.email, password }, locale });

  test("a suspended member reads only the reason, in their language, and is hidden from everyone", async () => {
    await connect(app, asha, balbir);
    await type("suspend", balbir.id, reason);
    expect((await look(asha, balbir)).status).toBe(404);
    expect((await look(balbir, asha)).status).toBe(404);
    for (const locale of ["en", "pb"] as const) {
      const refused = await signIn(locale);
      expect(refused.status).toBe(422);
      expect(refused.message).toContain(reason[locale]);
      // The open session continues, since the member needs it to download the data or delete the account.
      const open = await as(app, balbir).call(loadUser, { locale });
      expect([open.status, open.data.profile_status]).toEqual([200, 6]);
      expect(open.message).toContain(reason[locale]);
    }
  });

  test("the end of a suspension restores the previous status and deletes the reason", async () => {
    await type("suspend", balbir.id, reason);
    expect(await type("reinstate", balbir.id)).toContain("status 1");
    expect(await memberRow(balbir)).toMatchObject({
      profile_status: 1,
      status_before: null,
      status_reason_en: null,
      status_reason_pb: null,
    });
    expect((await look(asha, balbir)).status).toBe(200);
    expect((await signIn("en")).status).toBe(200);
  });

  test("a paused member is paused again after a suspension, also with a hold in between", async () => {
    await stand(balbir, 3);
    await type("hold", balbir.id);
    await type("suspend", balbir.id, reason);
    await type("reinstate", balbir.id);
    expect(await standing(balbir)).toBe(3);
  });

  test("a matched member is matched again after a suspension, or paused if the match has ended", async () => {
    const connection_id = await connect(app, asha, balbir);
    const at = app.deps.now();
    await app.deps.db
      .insertInto("proposals")
      .values({
        id: app.deps.random.id(),
        connection_id,
        sender_id: asha.id,
        receiver_id: balbir.id,
        status: "accepted",
        sent_at: at,
        answered_at: at,
      })
      .execute();
    await stand(balbir, 5);
    await type("suspend", balbir.id, reason);
    await type("reinstate", balbir.id);
    expect(await standing(balbir)).toBe(5);
    await type("suspend", balbir.id, reason);
    await app.deps.db.deleteFrom("proposals").execute();
    await type("reinstate", balbir.id);
    expect(await standing(balbir)).toBe(3);
  });

  test("an incomplete member is incomplete again after a suspension", async () => {
    await app.deps.db.deleteFrom("preferences").where("member_id", "=", balbir.id).execute();
    await stand(balbir, 0);
    await type("suspend", balbir.id, reason);
    await type("reinstate", balbir.id);
    expect(await standing(balbir)).toBe(0);
  });
});

describe("a logout by an operator", () => {
  test("the command ends every session of one member or of everyone, and writes to the audit log", async () => {
    const { call } = as(app, balbir);
    expect(await type("logout", asha.id)).toBe("1 login has ended.");
    expect(await audited()).toEqual({ ...operator, action: "end_logins", report_id: null });
    expect((await as(app, asha).call(loadUser)).status).toBe(401);
    expect((await call(loadUser)).status).toBe(200);
    expect(await type("logout", "everyone")).toContain("ended.");
    expect((await call(loadUser)).status).toBe(401);
  });
});

describe("a picture", () => {
  test("hiding a picture takes effect on the next request, the owner's too, and so does showing it again", async () => {
    const { id, storage_key } = await app.deps.db
      .selectFrom("pictures")
      .where("member_id", "=", balbir.id)
      .select(["id", "storage_key"])
      .executeTakeFirstOrThrow();
    for (const size of ["small", "card", "full"])
      await app.photos.put(`${storage_key}-${size}`, Buffer.from("the picture"));
    const fetched = async (person: Person) =>
      (await as(app, person).call(loadPicture, { params: { id } })).status;
    expect([await fetched(asha), await fetched(balbir)]).toEqual([200, 200]);
    await type("hide", id);
    expect([await fetched(asha), await fetched(balbir)]).toEqual([404, 404]);
    expect((await as(app, balbir).call(loadUser)).data.profile_picture).toBeNull();
    await expect(type("hide", id)).rejects.toThrow("not_found");

    const folder = mkdtempSync(path.join(tmpdir(), "sanjog-operator-"));
    const to = path.join(folder, "seen.jpg");
    expect(await type("picture", id, { to })).toContain(to);
    expect(readFileSync(to, "utf8")).toBe("the picture");
    rmSync(folder, { recursive: true });
    const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    expect(await type("picture", id, { to: "-" })).toBe("");
    expect(output).toHaveBeenCalledWith(Buffer.from("the picture"));
    output.mockRestore();
    expect(await audited()).toMatchObject({ action: "read_picture" });

    await type("show", id);
    expect([await fetched(asha), await fetched(balbir)]).toEqual([200, 200]);
    await expect(type("show", id)).rejects.toThrow("not_found");
  });
});

describe("what commands show to operators", () => {
  test("a member is found by id, page, profile number, e-mail or telephone number, but not by a shared one", async () => {
    const page = `https://sanjog.test/view-profile/${balbir.id}`;
    const { profile_number } = await memberRow(balbir);
    for (const said of [balbir.id, page, profile_number, balbir.email.toUpperCase(), balbir.phone_number]) {
      const told = await type("member", said);
      expect(told).toContain(balbir.id);
      expect(told).toContain("Balbir");
    }
    expect(await audited()).toMatchObject({ ...operator, action: "read_member" });
    const number = app.deps.fields.encryptRow("members", asha.id, { phone_number: balbir.phone_number });
    await app.deps.db.updateTable("members").set(number).where("id", "=", asha.id).execute();
    await expect(type("member", balbir.phone_number)).rejects.toMatchObject({
      options: { sentence: expect.stringContaining(asha.id) },
    });
  });

  test("the output contains no password and no control character of a terminal", async () => {
    await app.deps.db
      .updateTable("personal_details")
      .set({ express_yourself: "\u001b[2J\u001b]0;mine\u0007kind\n\nand honest" })
      .where("member_id", "=", balbir.id)
      .execute();
    const told = await type("member", balbir.id);
    expect(told).toContain("kind / and honest");
    expect([...told].filter((letter) => letter < " " && letter !== "\n")).toEqual([]);
    expect(told).not.toContain("argon2");
  });

  test("reports are listed by urgency, shown, and closed with a resolution", async () => {
    await app.deps.db.deleteFrom("reports").execute();
    const body = { member_id: balbir.id, text: "He is a boy." };
    const slow = await as(app, asha).call(sendReport, { body: { ...body, reason: "harassment" } });
    const urgent = await as(app, asha).call(sendReport, { body: { ...body, reason: "under_age" } });
    const list = await type("reports");
    expect(list.indexOf(urgent.data.reference)).toBeLessThan(list.indexOf(slow.data.reference));
    expect(list).not.toMatch(/LATE$/m);
    expect(await audited()).toMatchObject({ action: "list_reports" });
    const shown = await type("report", urgent.data.reference.toLowerCase());
    for (const part of ["He is a boy.", balbir.id, asha.id]) expect(shown).toContain(part);
    app.clock.pass({ hours: 25 });
    expect(await type("reports")).toMatch(/LATE$/m);
    await type("resolve", urgent.data.reference);
    expect(await audited()).toMatchObject({ action: "resolve_report", report_id: urgent.data.reference });
    expect(await type("report", urgent.data.reference)).toContain(operator.why);
    expect(await type("reports")).not.toContain(urgent.data.reference);
    await expect(type("resolve", urgent.data.reference)).rejects.toThrow("not_found");
  });
});
