import { loadUser } from "@sanjog/contract/accounts";
import { decideCase } from "@sanjog/contract/decisions";
import { describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createInPersonScene, type InPersonScene, other } from "../../test/support/in-person-scene.ts";
import { long_form } from "../../test/support/long-form.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import { atDesk } from "../../test/support/staff.ts";
import type { TestApp } from "../../test/support/test-app.ts";

let app: TestApp;
let scene: InPersonScene;
beforeEachTest(createInPersonScene, (...made) => {
  [scene, app] = made;
});

describe("a number between the two people", () => {
  test("a changed number is never verified by the step about the earlier one", async () => {
    const step = await scene.stepOf();
    await scene.changeNumber("+919812345679");
    expect((await scene.approve(scene.harpreet, step)).status).toBe(404);
    await scene.ask();
    expect([
      (await scene.approve(scene.harpreet, step)).status,
      await scene.list(scene.harpreet),
      await scene.verified(),
    ]).toEqual([404, [], false]);
  });

  test("a number that changes in the moment of the approval is verified only if the approval came first", async () => {
    for (let i = 0; i < (long_form ? 1_000 : 10); i += 1) {
      await scene.newcomer();
      const before = scene.asha;
      const step = await scene.stepOf();
      const next = `+9198124${String(i).padStart(5, "0")}`;
      const [approved, changed] = await Promise.all([
        scene.approve(scene.harpreet, step),
        scene.changeNumber(next),
      ]);
      expect([200, 404]).toContain(approved.status);
      expect(changed.status).toBe(200);
      const { data } = await as(app, scene.asha).call(loadUser);
      if (data.phone_verified)
        expect([approved.status, data.phone_number]).toEqual([200, before.phone_number]);
      else expect([approved.status, data.phone_number]).toEqual([404, next]);
    }
  });

  test("a new code and the end of its case in the same moment do not wait for each other", async () => {
    for (let i = 0; i < (long_form ? 1_000 : 20); i += 1) {
      await scene.newcomer();
      const { id, code } = await scene.met();
      for (let tried = 0; tried < 5; tried += 1) await scene.type(scene.simran, id, other(code));
      const end = atDesk(app, scene.simran).call(decideCase, { params: { id }, body: { kind: "dismiss" } });
      const [asked, ended] = await Promise.all([scene.ask(), end]);
      expect(asked.status).toBe(200);
      expect([200, 404]).toContain(ended.status);
    }
  });

  test("of two confirmations at once one counts", async () => {
    for (let i = 0; i < (long_form ? 1_000 : 10); i += 1) {
      await scene.newcomer();
      const { id, code } = await scene.met();
      const typed = await Promise.all([
        scene.type(scene.simran, id, code),
        scene.type(scene.simran, id, code),
      ]);
      expect(typed.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      const step = (await scene.list(scene.harpreet)).find(({ case_id }) => case_id === id)?.id ?? "";
      const answers = await Promise.all([
        scene.approve(scene.harpreet, step),
        scene.approve(scene.jeet, step),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      const disputes = await app.deps.db
        .selectFrom("number_disputes as d")
        .innerJoin("verifications as v", "v.id", "d.verification_id")
        .where("v.member_id", "=", scene.asha.id)
        .select("d.id")
        .execute();
      expect([await scene.verified(), disputes.length]).toEqual([true, 1]);
    }
  });
});
