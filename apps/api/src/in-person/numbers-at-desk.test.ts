import * as approvals from "@sanjog/contract/approvals";
import * as cases from "@sanjog/contract/cases";
import * as own from "@sanjog/contract/in-person";
import { describe, expect, test } from "vitest";
import { createComplete } from "../../test/support/families.ts";
import { createInPersonScene, type InPersonScene } from "../../test/support/in-person-scene.ts";
import { signIn } from "../../test/support/people.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import { atDesk, createStaff } from "../../test/support/staff.ts";
import type { TestApp } from "../../test/support/test-app.ts";

let app: TestApp;
let scene: InPersonScene;
beforeEachTest(createInPersonScene, (...made) => {
  [scene, app] = made;
});

describe("a number at the desk", () => {
  test("no answer has the whole number; the case says how it ends", async () => {
    const { id, code } = await scene.met();
    const file = await atDesk(app, scene.simran).call(cases.readCase, { params: { id } });
    const number = await atDesk(app, scene.simran).call(own.showNumberInPerson, { params: { id } });
    expect(number.data).toMatchObject({
      state: "code",
      phone_number: `+91 ••• ${scene.asha.phone_number.slice(-3)}`,
    });
    await scene.type(scene.simran, id, code);
    const rest = await Promise.all([
      atDesk(app, scene.harpreet).call(approvals.listApprovals),
      atDesk(app, scene.harpreet).call(cases.listCases, { query: {} }),
      scene.approve(scene.harpreet, (await scene.list(scene.harpreet))[0]?.id ?? ""),
    ]);
    for (const { bytes } of [file, number, ...rest]) {
      expect(bytes.toString()).not.toContain(scene.asha.phone_number.slice(-6));
      expect(bytes.toString()).not.toContain(code);
    }
  });

  test("only who holds the case sees the number or enters the code, and only in such a case", async () => {
    const { id, code } = await scene.met();
    expect((await scene.type(scene.kiran, id, code)).status).toBe(403);
    expect((await atDesk(app, scene.kiran).call(own.showNumberInPerson, { params: { id } })).status).toBe(
      403,
    );
    const body = { kind: "contact_details", why: "to call" };
    await atDesk(app, scene.simran).call(cases.releaseCase, { params: { id } });
    await scene.take(scene.harpreet, id);
    expect(
      (await atDesk(app, scene.harpreet).call(approvals.askInCase, { params: { id }, body })).status,
    ).toBe(422);
    expect((await scene.type(scene.harpreet, id, code)).status).toBe(200);
  });

  test("nobody approves what they saw themselves, and nobody who knows the family", async () => {
    const { id, code } = await scene.met(scene.harpreet);
    await scene.type(scene.harpreet, id, code);
    const step = (await scene.list(scene.harpreet)).find((one) => one.case_id === id);
    expect([step?.mine, (await scene.approve(scene.harpreet, step?.id ?? "")).status]).toEqual([true, 403]);
    expect((await scene.approve(scene.simran, step?.id ?? "")).status).toBe(403);
    await scene.take(scene.jeet, id);
    await atDesk(app, scene.jeet).call(cases.passCase, { params: { id } });
    expect((await scene.approve(scene.jeet, step?.id ?? "")).status).toBe(403);
    expect(await scene.verified()).toBe(false);
  });

  test("a code is seen once: while a step waits, after a refusal and after it lapsed it works no more", async () => {
    const { id, code } = await scene.met();
    await scene.type(scene.simran, id, code);
    await scene.take(scene.kiran, id);
    expect((await scene.type(scene.kiran, id, code)).status).toBe(422);
    await scene.ask();
    expect([(await scene.shown()).state, (await scene.caseOf()).id]).toEqual(["seen", id]);
    const [refused] = await scene.list(scene.harpreet);
    const no = await atDesk(app, scene.harpreet).call(approvals.endStep, {
      params: { id: refused?.id ?? "" },
      body: { why: "I asked Simran, who met nobody." },
    });
    expect(no.status).toBe(200);
    expect(await scene.shown()).toMatchObject({ state: "not_approved", code: null });
    expect((await scene.type(scene.kiran, id, code)).status).toBe(404);
    const next = await scene.met();
    expect([next.code === code, next.id === id]).toEqual([false, false]);
    await scene.type(scene.simran, next.id, next.code);
    const [step] = await scene.list(scene.harpreet);
    app.clock.pass({ hours: 24 });
    const [meeting, second] = [
      await createStaff(app, "Kiran", "moderator"),
      await createStaff(app, "Jeet", "lead"),
    ];
    expect((await scene.approve(second, step?.id ?? "")).status).toBe(404);
    await scene.take(meeting, next.id);
    expect((await scene.type(meeting, next.id, next.code)).status).toBe(422);
    scene.asha.token = await signIn(app, scene.asha.id);
    expect((await scene.shown()).state).toBe("not_approved");
    const last = await scene.met(meeting);
    expect((await scene.type(meeting, last.id, last.code)).status).toBe(200);
    expect((await scene.approve(second, (await scene.list(second))[0]?.id ?? "")).status).toBe(200);
    expect(await scene.verified()).toBe(true);
  });

  test("a number that others have verified as often as allowed is refused, and the step can be withdrawn", async () => {
    const step = await scene.stepOf();
    const owners = await Promise.all(
      Array.from({ length: app.deps.config.accountsPerNumber }, () =>
        createComplete(app, "Sister", { member: { phone_number: scene.asha.phone_number } }),
      ),
    );
    expect(owners.length).toBeGreaterThan(0);
    expect((await scene.approve(scene.harpreet, step)).status).toBe(422);
    expect([await scene.verified(), (await scene.caseOf()).closed_at]).toEqual([false, null]);
  });
});
