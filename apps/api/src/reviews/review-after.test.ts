import { savePersonal } from "@sanjog/contract/profiles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { asked, createReviewScene } from "../../test/support/review-scene.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { told_personal } from "../../test/support/told-steps.ts";
import { areas } from "../areas.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

test("with REVIEW=after a finished profile is shown at once, waits for nobody and has no review of its own", async () => {
  const scene = await createReviewScene(app);
  expect([await scene.status(), await scene.reviewsOf(scene.deepa)]).toEqual([4, []]);
  expect([await scene.own_review(), (await scene.send()).status]).toEqual([null, 422]);
});

test("with REVIEW=after a held member who changes what was asked is looked at again without sending anything", async () => {
  const scene = await createReviewScene(app);
  const esha = await scene.newcomer("Esha");
  const rename = (firstname: string, lastname: string) =>
    as(app, esha).call(savePersonal, { body: { ...told_personal, firstname, lastname } });
  await app.deps.db.updateTable("members").set({ profile_status: 0 }).where("id", "=", esha.id).execute();
  await rename("Sanjog", "Support");
  expect(await scene.status(esha)).toBe(2);
  expect(await scene.own_review(esha)).toBeNull();
  await scene.decide(scene.simran, await scene.held(scene.simran, esha), asked);
  await rename("Esha", "Kaur");
  expect((await scene.reviewsOf(esha)).map(({ outcome }) => outcome)).toEqual(["ask_changes", null]);
});
