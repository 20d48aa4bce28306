import { exportData, saveNominee } from "@sanjog/contract/account-lifecycle";
import * as cases from "@sanjog/contract/cases";
import { decideCase } from "@sanjog/contract/decisions";
import { sendPublicReport } from "@sanjog/contract/reports";
import { endStaffAccount } from "@sanjog/contract/staff";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { approvalHands, createApprovalPeople, why } from "../../test/support/approval-scene.ts";
import { as } from "../../test/support/caller.ts";
import { createMan } from "../../test/support/families.ts";
import { long_form } from "../../test/support/long-form.ts";
import type { Person } from "../../test/support/people.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import type { TestApp } from "../../test/support/test-app.ts";
import { forgetApprovals } from "./commands/forget-approvals.ts";

let app: TestApp;
let balbir: Person;
let simran: StaffPerson;
let harpreet: StaffPerson;
let jeet: StaffPerson;
let gurmeet: StaffPerson;
beforeEachTest(createApprovalPeople, (people, made_app) => {
  app = made_app;
  ({ balbir, simran, harpreet, jeet, gurmeet } = people);
});

const { held, ask, list, approve, end, contact, download, asked } = approvalHands(() => ({ app, balbir }));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe("contact details", () => {
  test("open to the person who asked, after a second person's approval, for an hour", async () => {
    const id = await asked(harpreet, "contact_details");
    expect((await contact(harpreet, id)).status).toBe(404);
    expect((await approve(harpreet, id)).status).toBe(403);
    expect((await approve(jeet, id)).status).toBe(200);
    const [own] = await list(harpreet);
    expect(own).toMatchObject({ id, mine: true, may_approve: false, why: why.why });
    expect(await list(jeet)).toEqual([]);
    const opened = await contact(harpreet, id);
    expect(opened.data).toContainEqual({ field: "phone_number", value: balbir.phone_number });
    expect(opened.data).toContainEqual({ field: "email", value: balbir.email });
    expect(opened.data.map(({ field }) => field)).toContain("contact_address");
    expect((await contact(jeet, id)).status).toBe(404);
    app.clock.pass({ minutes: 59 });
    expect((await contact(harpreet, id)).status).toBe(200);
    app.clock.pass({ minutes: 1 });
    expect((await contact(harpreet, id)).status).toBe(404);
    expect(await list(harpreet)).toEqual([]);
  });

  test("are told to the member with the reason, and to the log; nothing names who looked", async () => {
    const id = await asked(harpreet, "contact_details");
    await approve(jeet, id);
    await contact(harpreet, id);
    const { bytes } = await as(app, balbir).call(exportData, { body: { password: good_password } });
    const file = unzipSync(bytes)["data.json"] ?? new Uint8Array();
    const { staff_looks } = JSON.parse(strFromU8(file));
    expect(staff_looks).toMatchObject([{ looked_at_what: "contact_details", why: why.why }]);
    for (const secret of ["Harpreet", "Jeet", harpreet.id, jeet.id])
      expect(strFromU8(file)).not.toContain(secret);
    const lines = await app.deps.db
      .selectFrom("audit_log")
      .orderBy("id", "desc")
      .limit(3)
      .selectAll()
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      "open_contact_details",
      "approve_contact_details",
      "ask_contact_details",
    ]);
  });

  test("are not among the private details that one person opens", async () => {
    const id = await held(harpreet);
    const opened = await atDesk(app, harpreet).call(cases.openPrivateDetails, { params: { id }, body: why });
    const fields = opened.data.map(({ field }) => field);
    for (const contact_field of ["email", "phone_number", "contact_address", "pincode", "family_living_in"])
      expect(fields).not.toContain(contact_field);
    expect(opened.bytes.toString()).not.toContain(balbir.phone_number);
  });

  test("in a request about data also say who may act for the member, of which the case tells only that there is one", async () => {
    const gurdeep = { name: "Gurdeep Kaur", relation: "sister", contact: "gurdeep@example.com" };
    const opened = async (kind: "order" | "data_request") => {
      const case_id = await held(harpreet, kind);
      const { data } = await atDesk(app, harpreet).call(cases.readCase, { params: { id: case_id } });
      expect(JSON.stringify(data)).not.toContain("Gurdeep");
      await ask(harpreet, case_id, "contact_details");
      const id = (await list(harpreet)).find((step) => step.case_id === case_id)?.id ?? "";
      await approve(jeet, id);
      const details = (await contact(harpreet, id)).data;
      return [data.member?.has_nominee, details.find(({ field }) => field === "nominee")?.value];
    };
    expect(await opened("data_request")).toEqual([false, undefined]);
    await as(app, balbir).call(saveNominee, { body: { ...gurdeep, password: good_password } });
    expect(await opened("order")).toEqual([false, undefined]);
    expect(await opened("data_request")).toEqual([true, "Gurdeep Kaur, sister: gurdeep@example.com"]);
  });

  test("nobody asks for them without holding the case, or as a moderator", async () => {
    const id = await held(harpreet);
    expect((await ask(jeet, id, "contact_details")).status).toBe(403);
    expect((await ask(simran, id, "contact_details")).status).toBe(403);
    expect((await ask(harpreet, id, "contact_details")).status).toBe(200);
    expect((await ask(harpreet, id, "contact_details")).status).toBe(422);
  });
});

describe("an export", () => {
  test("gives the person who asked the member's own download, once, and leaves no file", async () => {
    const id = await asked(gurmeet, "export");
    await approve(harpreet, id);
    const answers = await Promise.all([download(gurmeet, id), download(gurmeet, id)]);
    expect(statuses(answers)).toEqual([200, 404]);
    const zip = answers.find(({ status }) => status === 200);
    expect(zip?.headers["cache-control"]).toContain("no-store");
    const { members } = JSON.parse(
      strFromU8(unzipSync(zip?.bytes ?? Buffer.of())["data.json"] ?? new Uint8Array()),
    );
    expect(members).toMatchObject([{ id: balbir.id, email: balbir.email }]);
    expect((await download(gurmeet, id)).status).toBe(404);
  });

  test("is asked for by a keeper, in a case about an order or a data request", async () => {
    expect((await ask(harpreet, await held(harpreet), "export")).status).toBe(403);
    expect((await ask(gurmeet, await held(gurmeet, "order"), "export")).status).toBe(200);
  });
});

describe("a request about somebody's data that came as a report", () => {
  /** A request about Balbir that somebody without an account sends, in a case that Gurmeet takes. */
  const requested = async (email: string, confirmed: boolean) => {
    const { profile_number: described } = await app.deps.db
      .selectFrom("members")
      .where("id", "=", balbir.id)
      .select("profile_number")
      .executeTakeFirstOrThrow();
    const body = { email, reason: "my_data", described, text: "Delete everything.", part: "profile" };
    const { data } = await as(app).call(sendPublicReport, { body });
    if (confirmed)
      await app.deps.db
        .updateTable("reports")
        .set({ confirmed_at: app.deps.now() })
        .where("id", "=", data.reference)
        .execute();
    const { id, member_id } = await app.deps.db
      .selectFrom("cases")
      .where("report_id", "=", data.reference)
      .select(["id", "member_id"])
      .executeTakeFirstOrThrow();
    expect(member_id).toBe(balbir.id);
    await atDesk(app, gurmeet).call(cases.takeCase, { params: { id } });
    return id;
  };
  const steps = async (id: string) => {
    const answers = [await ask(gurmeet, id, "erasure"), await ask(gurmeet, id, "export")];
    return answers.map(({ status, message }) => [status, message]);
  };
  const refused = [
    422,
    "This request did not come from the member’s own confirmed email. Please ask the member to send it from there.",
  ];

  test.each([
    ["a stranger's confirmed address", () => "stranger@example.com", true],
    ["the member's own address that nobody confirmed", () => balbir.email, false],
  ])("from %s, leads to neither an erasure nor a download", async (_, email, confirmed) => {
    expect(await steps(await requested(email(), confirmed))).toEqual([refused, refused]);
    expect(await list(harpreet)).toEqual([]);
  });

  test.each([
    ["a stranger's confirmed address", () => "stranger@example.com", false],
    ["the member's own confirmed address", () => balbir.email, true],
  ])("from %s, opens who may act for the member only if it is the member's", async (_, email, proven) => {
    const gurdeep = { name: "Gurdeep Kaur", relation: "sister", contact: "gurdeep@example.com" };
    await as(app, balbir).call(saveNominee, { body: { ...gurdeep, password: good_password } });
    const case_id = await requested(email(), true);
    const { data } = await atDesk(app, gurmeet).call(cases.readCase, { params: { id: case_id } });
    expect(data.member?.has_nominee).toBe(proven);
    await ask(gurmeet, case_id, "contact_details");
    const id = (await list(gurmeet)).find((step) => step.case_id === case_id)?.id ?? "";
    await approve(jeet, id);
    const opened = await contact(gurmeet, id);
    expect([opened.status, opened.bytes.toString().includes("Gurdeep")]).toEqual([200, proven]);
  });

  test("from the member's own confirmed address, leads to both", async () => {
    const id = await requested(balbir.email, true);
    expect((await steps(id)).map(([status]) => status)).toEqual([200, 200]);
  });
});

describe("every step of two people", () => {
  test("of two who approve at once, one does", async () => {
    for (const kind of ["contact_details", "erasure"])
      for (let i = 0; i < (long_form ? 500 : 5); i += 1) {
        balbir = kind === "erasure" ? await createMan(app, "Balbir") : balbir;
        const id = await asked(harpreet, kind);
        const answers = await Promise.all([approve(jeet, id), approve(gurmeet, id)]);
        expect(statuses(answers)).toEqual([200, 404]);
      }
  });

  test("an approval never meets a withdrawal", async () => {
    for (let i = 0; i < (long_form ? 1_000 : 25); i += 1) {
      const id = await asked(harpreet, "contact_details");
      const answers = await Promise.all([approve(jeet, id), end(harpreet, id)]);
      expect(statuses(answers)).toEqual([200, 404]);
      const opens = (await contact(harpreet, id)).status;
      expect(opens).toBe(answers[0]?.status);
    }
  });

  test("lapses after a day, also at the last moment, and can be asked for again", async () => {
    const id = await asked(harpreet, "contact_details");
    const { case_id } = (await list(harpreet))[0] ?? {};
    app.clock.pass({ hours: 24 });
    const kiran = await createStaff(app, "Kiran", "lead");
    expect(await list(kiran)).toEqual([]);
    expect(statuses(await Promise.all([approve(kiran, id), end(kiran, id)]))).toEqual([404, 404]);
    await atDesk(app, kiran).call(cases.takeCase, { params: { id: case_id ?? "" } });
    expect((await ask(kiran, case_id ?? "", "contact_details")).status).toBe(200);
  });

  test("is void once its case is closed, or the person who asked is gone", async () => {
    const id = await asked(harpreet, "contact_details");
    const { case_id = "" } = (await list(harpreet))[0] ?? {};
    await atDesk(app, harpreet).call(decideCase, {
      params: { id: case_id ?? "" },
      body: { kind: "dismiss" },
    });
    expect((await approve(jeet, id)).status).toBe(404);
    const other = await asked(harpreet, "contact_details");
    await atDesk(app, gurmeet).call(endStaffAccount, { params: { id: harpreet.id }, body: why });
    expect([(await approve(jeet, other)).status, await list(jeet)]).toEqual([404, []]);
  });

  test("is read, approved and refused by nobody who knows the family", async () => {
    const case_id = await held(jeet);
    await atDesk(app, jeet).call(cases.passCase, { params: { id: case_id } });
    await atDesk(app, harpreet).call(cases.takeCase, { params: { id: case_id } });
    await ask(harpreet, case_id, "contact_details");
    const [step] = await list(harpreet);
    const id = step?.id ?? "";
    expect([await list(jeet), (await approve(jeet, id)).status, (await end(jeet, id)).status]).toEqual([
      [],
      403,
      403,
    ]);
  });

  test("is void once the person who asked knows the family, also when it was approved", async () => {
    const details = await asked(gurmeet, "contact_details");
    const file = await asked(gurmeet, "export");
    const waiting = await asked(gurmeet, "export");
    for (const id of [details, file]) expect((await approve(jeet, id)).status).toBe(200);
    const one_case = await held(gurmeet);
    await atDesk(app, gurmeet).call(cases.passCase, { params: { id: one_case } });
    expect(statuses([await contact(gurmeet, details), await download(gurmeet, file)])).toEqual([404, 404]);
    expect((await approve(jeet, waiting)).status).toBe(404);
    expect([await list(gurmeet), await list(jeet)]).toEqual([[], []]);
  });

  test("the database refuses an approval by the person who asked, a late one, and an opening without one", async () => {
    const id = await asked(harpreet, "contact_details");
    const forged = (set: ReturnType<typeof sql>) =>
      sql`update approvals set ${set} where id = ${id}`.execute(app.deps.db);
    await expect(forged(sql`approved_by = asked_by, approved_at = asked_at`)).rejects.toThrow(
      "nobody_approves_their_own_step",
    );
    await expect(forged(sql`approved_by = ${jeet.id}, approved_at = expires_at`)).rejects.toThrow(
      "a_step_lapses_after_a_day",
    );
    await expect(forged(sql`expires_at = expires_at + interval '1 second'`)).rejects.toThrow(
      "a_step_lapses_after_a_day",
    );
    await expect(forged(sql`open_until = now()`)).rejects.toThrow("only_an_approved_step_opens");
  });

  test("lapses after 24 hours also where clocks change in that night", async () => {
    const id = await asked(harpreet, "contact_details");
    const expires_at = await app.deps.tx(async (tx) => {
      await sql`set local time zone 'America/Vancouver'`.execute(tx);
      const stored = await tx
        .updateTable("approvals")
        .set({
          asked_at: new Date("2027-03-13T20:00:00Z"),
          expires_at: new Date("2027-03-14T20:00:00Z"),
        })
        .where("id", "=", id)
        .returning("expires_at")
        .executeTakeFirstOrThrow();
      return stored.expires_at;
    });
    expect(expires_at).toEqual(new Date("2027-03-14T20:00:00Z"));
  });

  test("is deleted half a year later", async () => {
    await asked(harpreet, "contact_details");
    app.clock.pass({ days: 181 });
    await forgetApprovals(app.deps);
    expect(await app.deps.db.selectFrom("approvals").select("id").execute()).toEqual([]);
  });
});
