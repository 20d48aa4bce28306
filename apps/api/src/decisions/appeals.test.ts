import { login } from "@sanjog/contract/accounts";
import * as cases from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { listOwnReports } from "@sanjog/contract/reports";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createDeskScene, type DeskScene, told } from "../../test/support/desk-scene.ts";
import { long_form } from "../../test/support/long-form.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { atDesk, createStaff } from "../../test/support/staff.ts";
import type { TestApp } from "../../test/support/test-app.ts";
import { decideByOperator } from "./commands/by-operator.ts";
import { endSteps } from "./commands/end-steps.ts";

let app: TestApp;
let scene: DeskScene;
beforeEachTest(createDeskScene, (...made) => {
  [scene, app] = made;
});

describe("an appeal", () => {
  test("is decided by somebody else, who undoes the decision; the member reads the answer", async () => {
    const id = await scene.suspended();
    const sent = await scene.disagree(id);
    const answer_by = new Date(app.deps.now().getTime() + 7 * 24 * 3_600_000).toISOString();
    expect([sent.status, sent.data.answer_by]).toEqual([200, answer_by]);
    const appeal = await scene.caseOf("appeal_of", id);
    expect([
      (await scene.take(scene.simran, appeal.id)).status,
      (await scene.take(scene.harpreet, appeal.id)).status,
    ]).toEqual([403, 403]);
    await scene.take(scene.jeet, appeal.id);
    const file = (await atDesk(app, scene.jeet).call(cases.readCase, { params: { id: appeal.id } })).data;
    expect(file.text).toBe("I never asked for money.");
    expect((await scene.decide(scene.jeet, appeal.id, { ...told, kind: "warn" })).status).toBe(422);
    expect((await scene.decide(scene.jeet, appeal.id, { kind: "restore" })).status).toBe(422);
    const answer = { ...told, kind: "restore", reason_en: "The message was from another person." };
    expect((await scene.decide(scene.jeet, appeal.id, answer)).status).toBe(200);
    expect(await scene.status()).toBe(1);
    expect(await scene.own()).toMatchObject([
      {
        kind: "suspend",
        in_effect: false,
        may_appeal: false,
        appeal: { outcome: "overturned", answer: "The message was from another person." },
      },
    ]);
  });

  test("is answered by nobody who has passed the case on, because they know a family", async () => {
    const case_id = await scene.held(scene.jeet);
    await atDesk(app, scene.jeet).call(cases.passCase, { params: { id: case_id } });
    await scene.take(scene.harpreet, case_id);
    await scene.decide(scene.harpreet, case_id, { ...told, kind: "suspend", days: 7 });
    const decision = (await scene.own())[0]?.id ?? "";
    await scene.disagree(decision);
    const { id } = await scene.caseOf("appeal_of", decision);
    const third = await createStaff(app, "Kiran", "lead");
    const taken = [scene.harpreet, scene.jeet, third].map((who) => scene.take(who, id));
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([403, 403, 200]);
  });

  test("that undoes a decision is told to the member who reported, without a word about the other", async () => {
    const { asha } = scene;
    const address = { email: asha.email, email_verified_at: app.deps.now() };
    await app.deps.db.updateTable("members").set(address).where("id", "=", asha.id).execute();
    const id = await scene.suspended();
    await app.runJobs();
    app.mail.sent.length = 0;
    app.clock.pass({ minutes: 5 });
    await scene.disagree(id);
    const appeal = await scene.caseOf("appeal_of", id);
    await scene.take(scene.jeet, appeal.id);
    await scene.decide(scene.jeet, appeal.id, { ...told, kind: "restore" });
    await app.runJobs();
    const [mail, ...more] = app.mail.sent.filter(({ to }) => to === scene.asha.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("We have looked at your report again");
    for (const word of ["Balbir", told.facts, told.reason_en, "appeal", "suspen"])
      expect(`${mail?.text} ${mail?.html}`).not.toContain(word);
    const { data } = await as(app, scene.asha).call(listOwnReports);
    expect(data).toMatchObject([{ outcome: "overturned", resolved_at: app.deps.now().toISOString() }]);
  });

  test("that leaves a decision is not told to the reporter", async () => {
    const id = await scene.suspended();
    await app.runJobs();
    app.mail.sent.length = 0;
    await scene.disagree(id);
    const appeal = await scene.caseOf("appeal_of", id);
    await scene.take(scene.jeet, appeal.id);
    await scene.decide(scene.jeet, appeal.id, { ...told, kind: "dismiss" });
    await app.runJobs();
    expect(app.mail.sent.filter(({ to }) => to === scene.asha.email)).toEqual([]);
    expect((await as(app, scene.asha).call(listOwnReports)).data).toMatchObject([{ outcome: "acted" }]);
  });

  test("leaves the decision when it is dismissed with reasons, and cannot be repeated", async () => {
    const id = await scene.suspended();
    const two = await Promise.all([scene.disagree(id), scene.disagree(id)]);
    expect(two.map((answer) => answer.status).sort()).toEqual([200, 422]);
    const appeal = await scene.caseOf("appeal_of", id);
    await scene.take(scene.jeet, appeal.id);
    await scene.decide(scene.jeet, appeal.id, { ...told, kind: "dismiss" });
    expect(await scene.status()).toBe(6);
    expect((await scene.own())[0]?.appeal).toMatchObject({ outcome: "stays", answer: told.reason_en });
    expect((await scene.disagree(id)).status).toBe(422);
  });

  test("the database refuses an answer by the person who decided or approved", async () => {
    const id = await scene.held(scene.harpreet);
    await scene.decide(scene.harpreet, id, { ...told, kind: "suspend", days: null });
    const decision = (await scene.waiting()).find(({ case_id }) => case_id === id)?.id ?? "";
    await scene.approve(scene.jeet, decision);
    await scene.disagree(decision);
    const appeal = await scene.caseOf("appeal_of", decision);
    for (const who of [scene.harpreet, scene.jeet]) {
      expect((await scene.take(who, appeal.id)).status).toBe(403);
      const answer = sql`insert into decisions (id, case_id, kind, decided_by, decided_at, needs_second, in_force_at, appeal_of)
        values (${`forged ${who.id}`}, ${appeal.id}, 'dismiss', ${who.id}, now(), false, now(), ${decision})`;
      await expect(answer.execute(app.deps.db)).rejects.toThrow("nobody_decides_their_own_appeal");
    }
  });

  test("an appeal that is answered while the suspension ends by itself leaves the member as they are", async () => {
    for (let i = 0; i < (long_form ? 200 : 5); i += 1) {
      scene = await createDeskScene(app);
      const id = await scene.suspended();
      await scene.disagree(id);
      app.clock.pass({ days: 7 });
      const kiran = await createStaff(app, "Kiran", "lead");
      const appeal = await scene.caseOf("appeal_of", id);
      await scene.take(kiran, appeal.id);
      const [answer] = await Promise.all([
        scene.decide(kiran, appeal.id, { ...told, kind: "restore" }),
        endSteps(app.deps),
      ]);
      expect([answer.status, await scene.status()]).toEqual([200, 1]);
    }
  });

  test("nobody appeals against a decision about somebody else, or after half a year", async () => {
    const id = await scene.suspended();
    expect((await scene.disagree(id, scene.asha)).status).toBe(404);
    await app.deps.db
      .updateTable("decisions")
      .set({ in_force_at: new Date(app.deps.now().getTime() - 181 * 24 * 3_600_000) })
      .where("id", "=", id)
      .execute();
    expect((await scene.disagree(id)).status).toBe(422);
  });

  test("a suspended member who cannot sign in reads the reason and appeals with the key of the refused login, for an hour", async () => {
    const id = await scene.suspended();
    const refused = await as(app).call(login, {
      body: { email_or_phone: scene.balbir.email, password: good_password },
    });
    expect(refused.status).toBe(422);
    const { appeal_key } = JSON.parse(refused.bytes.toString());
    const wrong = await as(app).call(login, {
      body: { email_or_phone: scene.balbir.email, password: "Wrong-1234" },
    });
    expect(wrong.bytes.toString()).not.toContain("appeal_key");
    const opened = await as(app).call(desk.openSuspension, { body: { appeal_key } });
    expect(opened.data).toMatchObject([{ id, reason: told.reason_en }]);
    const forged = appeal_key.replace(scene.balbir.id, scene.asha.id);
    expect((await as(app).call(desk.openSuspension, { body: { appeal_key: forged } })).status).toBe(422);
    const send = () =>
      as(app).call(desk.appealSuspension, { body: { appeal_key, id, text: "It was not me." } });
    expect((await send()).status).toBe(200);
    app.clock.pass({ hours: 1 });
    expect((await as(app).call(desk.openSuspension, { body: { appeal_key } })).status).toBe(422);
  });
});

test("the command line's suspension is read and appealed against like any other", async () => {
  const reason = { en: "Money was asked.", pb: "ਪੈਸੇ ਮੰਗੇ ਗਏ।" };
  const operator = { who: "root", why: "an emergency" };
  await decideByOperator(app.deps, operator, { kind: "suspend", member_id: scene.balbir.id, reason });
  const [decision] = await scene.own();
  expect(decision).toMatchObject({ kind: "suspend", reason: "Money was asked.", may_appeal: true });
  expect((await scene.disagree(decision?.id ?? "")).status).toBe(200);
});
