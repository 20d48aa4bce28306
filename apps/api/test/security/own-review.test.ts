import { sendForReview, showReview } from "@sanjog/contract/reviews";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import { createMan } from "../support/families.ts";
import { createMember } from "../support/people.ts";
import { asked, createReviewScene } from "../support/review-scene.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { env: { REVIEW: "before" } });
});
afterAll(() => app.close());

test("what a new member is asked to change is read and answered by this member alone", async () => {
  const scene = await createReviewScene(app);
  const esha = await scene.newcomer("Esha");
  const balbir = await createMan(app, "Balbir");
  const farah = await createMember(app, "Farah", { profile_status: 0 });
  await scene.decide(scene.simran, await scene.held(scene.simran), asked);
  await scene.change();

  const others = { esha, balbir, farah, "nobody signed in": {}, simran: { token: scene.simran.token } };
  const told: Record<string, number[]> = {};
  for (const [name, who] of Object.entries(others)) {
    const shown = await as(app, who).call(showReview);
    expect(shown.bytes.toString(), name).not.toContain(asked.facts);
    told[name] = [shown.status, (await as(app, who).call(sendForReview)).status];
  }
  expect(told).toEqual({
    esha: [200, 422],
    balbir: [200, 422],
    farah: [200, 403],
    "nobody signed in": [401, 401],
    simran: [401, 401],
  });
  expect((await scene.own_review())?.asked?.facts).toBe(asked.facts);
  expect((await scene.send()).status).toBe(200);
});
