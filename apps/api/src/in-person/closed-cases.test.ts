import * as approvals from "@sanjog/contract/approvals";
import * as cases from "@sanjog/contract/cases";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createInPersonScene, type InPersonScene, other } from "../../test/support/in-person-scene.ts";
import { signIn } from "../../test/support/people.ts";
import { atDesk, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { endOver } from "./commands/follow-number.ts";

let app: TestApp;
let scene: InPersonScene;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("cases").execute();
  scene = await createInPersonScene(app);
});

const end = (who: StaffPerson, id: string) =>
  atDesk(app, who).call(approvals.endStep, { params: { id }, body: { why: "I asked Simran." } });
const pass = (who: StaffPerson, id: string) => atDesk(app, who).call(cases.passCase, { params: { id } });
const queue = async (who: StaffPerson) =>
  (await atDesk(app, who).call(cases.listCases, { query: {} })).data.data;

describe("a number whose step nobody approves", () => {
  test("leaves the queue at once when the step is refused or withdrawn; the member can get a new code", async () => {
    for (const who of [scene.harpreet, scene.jeet]) {
      const { id, code } = await scene.met(scene.harpreet);
      await scene.type(scene.harpreet, id, code);
      const [step] = await scene.list(who);
      expect((await end(who, step?.id ?? "")).status).toBe(200);
      expect([await queue(scene.kiran), (await scene.caseOf()).outcome]).toEqual([[], "no_longer_needed"]);
      expect(await scene.shown()).toMatchObject({ state: "not_approved", code: null });
      expect((await scene.ask()).status).toBe(200);
      expect((await scene.shown()).state).toBe("code");
      expect(await queue(scene.kiran)).toHaveLength(1);
      await scene.newcomer();
      await app.deps.db.deleteFrom("cases").execute();
    }
  });

  test("leaves the queue when the step lapses, and not before", async () => {
    await scene.stepOf();
    await endOver(app.deps);
    expect((await scene.caseOf()).closed_at).toBeNull();
    app.clock.pass({ hours: 24 });
    await endOver(app.deps);
    expect((await scene.caseOf()).outcome).toBe("no_longer_needed");
    scene.asha.token = await signIn(app, scene.asha.id);
    expect((await scene.shown()).state).toBe("not_approved");
  });

  test("leaves the queue when the person who met the member then says that they know the family", async () => {
    const { id, code } = await scene.met();
    await scene.type(scene.simran, id, code);
    await scene.take(scene.simran, id);
    expect((await pass(scene.simran, id)).status).toBe(200);
    await endOver(app.deps);
    expect((await scene.caseOf()).outcome).toBe("no_longer_needed");
  });
});

test("a code that was typed wrong too often closes its case once nobody holds it", async () => {
  const { id, code } = await scene.met();
  for (let tried = 0; tried < 5; tried += 1) await scene.type(scene.simran, id, other(code));
  await endOver(app.deps);
  expect((await scene.caseOf()).closed_at).toBeNull();
  await atDesk(app, scene.simran).call(cases.releaseCase, { params: { id } });
  await endOver(app.deps);
  expect((await scene.caseOf()).closed_at).not.toBeNull();
  expect((await scene.shown()).state).toBe("used_up");
});

test("a case with a code that can be shown stays open", async () => {
  await scene.ask();
  await endOver(app.deps);
  expect((await scene.caseOf()).closed_at).toBeNull();
});

describe("a new code", () => {
  test("has a case that nobody takes or approves who passed on an earlier one of the same member", async () => {
    const first = await scene.met(scene.kiran);
    await pass(scene.kiran, first.id);
    await scene.take(scene.jeet, first.id);
    await pass(scene.jeet, first.id);
    await scene.take(scene.simran, first.id);
    await scene.type(scene.simran, first.id, first.code);
    await end(scene.harpreet, (await scene.list(scene.harpreet))[0]?.id ?? "");
    const { id, code } = await scene.met();
    expect(id).not.toBe(first.id);
    expect((await scene.take(scene.kiran, id)).status).toBe(403);
    await scene.type(scene.simran, id, code);
    const [step] = await scene.list(scene.harpreet);
    expect(await scene.list(scene.jeet)).toEqual([]);
    expect((await scene.approve(scene.jeet, step?.id ?? "")).status).toBe(403);
    expect((await scene.approve(scene.harpreet, step?.id ?? "")).status).toBe(200);
  });

  test("of another member is open to them", async () => {
    const { id } = await scene.met(scene.kiran);
    await pass(scene.kiran, id);
    await scene.newcomer("Bibi");
    await scene.ask();
    expect((await scene.take(scene.kiran, (await scene.caseOf()).id)).status).toBe(200);
  });
});

describe("a member whose number is approved", () => {
  test("hears it once at each address: the number and the mailbox", async () => {
    const step = await scene.stepOf();
    await app.runJobs();
    app.mail.sent.length = 0;
    for (const { sent } of [app.whatsapp, app.sms]) sent.length = 0;
    await scene.approve(scene.harpreet, step);
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toEqual([scene.asha.email]);
    const messages = [...app.whatsapp.sent, ...app.sms.sent];
    expect(messages.map(({ to }) => to)).toEqual([scene.asha.phone_number]);
  });

  test("hears it by mail also when the mailbox is too new to undo it", async () => {
    await app.deps.db
      .updateTable("members")
      .set({ email_verified_at: app.deps.now(), created_at: new Date("2026-01-01") })
      .where("id", "=", scene.asha.id)
      .execute();
    const step = await scene.stepOf();
    await app.runJobs();
    app.mail.sent.length = 0;
    await scene.approve(scene.harpreet, step);
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toEqual([scene.asha.email]);
  });
});

test("who approves sees the last digits of the number, as the first person did", async () => {
  await scene.stepOf();
  const [step] = await scene.list(scene.harpreet);
  expect(step?.phone_number).toBe(`+91 ••• ${scene.asha.phone_number.slice(-3)}`);
  expect(JSON.stringify(await scene.list(scene.jeet))).not.toContain(scene.asha.phone_number.slice(-6));
});

test("a new code in the moment in which the lapsed case is closed keeps its own case", async () => {
  await scene.stepOf();
  app.clock.pass({ hours: 24 });
  scene.asha.token = await signIn(app, scene.asha.id);
  for (let i = 0; i < 5; i += 1) {
    await app.forgetLimits();
    await Promise.all([scene.ask(), endOver(app.deps)]);
    const open = await app.deps.db.selectFrom("cases").where("closed_at", "is", null).select("id").execute();
    expect([open.length, (await scene.shown()).state]).toEqual([1, "code"]);
  }
});
