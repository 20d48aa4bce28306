import * as desk from "@sanjog/contract/approvals";
import { decideCase } from "@sanjog/contract/decisions";
import { sendReport } from "@sanjog/contract/reports";
import { describe, expect, test } from "vitest";
import { approvalHands, createApprovalPeople, why } from "../../test/support/approval-scene.ts";
import { as } from "../../test/support/caller.ts";
import { createComplete } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import { atDesk, type StaffPerson } from "../../test/support/staff.ts";
import type { TestApp } from "../../test/support/test-app.ts";
import { openCase } from "../cases/commands/open-case.ts";

let app: TestApp;
let balbir: Person;
let harpreet: StaffPerson;
let jeet: StaffPerson;
let gurmeet: StaffPerson;
beforeEachTest(createApprovalPeople, (people, made_app) => {
  app = made_app;
  ({ balbir, harpreet, jeet, gurmeet } = people);
});

const { held, ask, list, approve, asked } = approvalHands(() => ({ app, balbir }));

describe("an early erasure", () => {
  test("erases the member when the second person approves, with the pictures and the ledger", async () => {
    const id = await asked(harpreet, "erasure");
    const keys = await app.deps.db
      .selectFrom("pictures")
      .where("member_id", "=", balbir.id)
      .select("storage_key")
      .execute();
    expect(keys).not.toEqual([]);
    expect((await approve(jeet, id)).status).toBe(200);
    const left = await app.deps.db.selectFrom("members").where("id", "=", balbir.id).select("id").execute();
    expect(left).toEqual([]);
    for (const { storage_key } of keys) expect(await app.deps.photos.get(`${storage_key}-full`)).toBeNull();
    expect((await app.deps.db.selectFrom("erased_members").selectAll().execute()).length).toBeGreaterThan(0);
    expect((await approve(gurmeet, id)).status).toBe(404);
    const [line] = await app.deps.db
      .selectFrom("audit_log")
      .orderBy("id", "desc")
      .limit(1)
      .select("action")
      .execute();
    expect(line?.action).toBe("approve_erasure");
  });
});

describe("the last mail after an early erasure", () => {
  const erase = async () => {
    const id = await asked(harpreet, "erasure");
    app.mail.sent.length = 0;
    await approve(jeet, id);
    await app.runJobs();
    return app.mail.sent.filter(({ to }) => to === balbir.email);
  };

  test.each([
    ["en", "Your account has been erased", "complain to the grievance officer"],
    ["pb", "ਤੁਹਾਡਾ ਖਾਤਾ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ", "ਸ਼ਿਕਾਇਤ ਅਫ਼ਸਰ ਨੂੰ ਲਿਖੋ"],
  ] as const)(
    "says in %s that it is done and how to complain; it tells neither the desk's reason nor who decided",
    async (locale, title, complain) => {
      await app.deps.db.updateTable("members").set({ locale }).where("id", "=", balbir.id).execute();
      const [mail, ...more] = await erase();
      expect([mail?.subject, more]).toEqual([title, []]);
      expect(mail?.text).toContain(complain);
      for (const told of [why.why, "Harpreet", "Jeet"])
        for (const body of [mail?.text, mail?.html]) expect(body).not.toContain(told);
    },
  );

  test("goes to no address that was never verified", async () => {
    await app.deps.db
      .updateTable("members")
      .set({ email_verified_at: null })
      .where("id", "=", balbir.id)
      .execute();
    expect(await erase()).toEqual([]);
  });
});

describe("an early erasure while something else about the member is open", () => {
  const stays = async () =>
    (await app.deps.db.selectFrom("members").where("id", "=", balbir.id).select("id").execute()).length === 1;

  test.each([
    ["en", "Another report, order or objection about this member is still open. Please close it first."],
    ["pb", "ਇਸ ਮੈਂਬਰ ਬਾਰੇ ਕੋਈ ਹੋਰ ਸ਼ਿਕਾਇਤ, ਹੁਕਮ ਜਾਂ ਇਤਰਾਜ਼ ਹਾਲੇ ਖੁੱਲ੍ਹਾ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਨਿਬੇੜੋ ਜੀ।"],
  ] as const)(
    "is refused in %s for an order, and possible once the order is closed",
    async (locale, message) => {
      const order = await held(gurmeet, "order");
      const id = await asked(harpreet, "erasure");
      const refused = await atDesk(app, jeet).call(desk.approveStep, { params: { id }, body: why, locale });
      expect([refused.status, refused.message, await stays()]).toEqual([422, message, true]);
      await atDesk(app, gurmeet).call(decideCase, { params: { id: order }, body: { kind: "dismiss" } });
      expect([(await approve(jeet, id)).status, await stays()]).toEqual([200, false]);
    },
  );

  test("is refused for a report, whose evidence the erasure would take along", async () => {
    const asha = await createComplete(app, "Asha");
    const id = await asked(harpreet, "erasure");
    const body = { member_id: balbir.id, reason: "asks_for_money", text: "" };
    expect((await as(app, asha).call(sendReport, { body })).status).toBe(200);
    expect([(await approve(jeet, id)).status, await stays()]).toEqual([422, true]);
  });

  test("is refused for an appeal", async () => {
    const id = await asked(harpreet, "erasure");
    const appeal = { cause: { kind: "appeal" }, member_id: balbir.id } as const;
    await app.deps.tx((tx) => openCase(tx, app.deps.now(), appeal));
    expect([(await approve(jeet, id)).status, await stays()]).toEqual([422, true]);
  });

  test("is possible with another request about data, and in the order that asks for it", async () => {
    await held(gurmeet);
    const case_id = await held(harpreet, "order");
    await ask(harpreet, case_id, "erasure");
    const id = (await list(harpreet)).find((step) => step.case_id === case_id)?.id ?? "";
    expect([(await approve(jeet, id)).status, await stays()]).toEqual([200, false]);
  });
});
