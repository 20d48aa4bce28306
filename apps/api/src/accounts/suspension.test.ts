import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDeskScene, told } from "../../test/support/desk-scene.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { endSteps } from "../decisions/commands/end-steps.ts";
import { endSuspensionByNumber, suspendByNumber } from "./suspension.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

async function createHeld(profile_status: ProfileStatus) {
  const scene = await createDeskScene(app);
  const { balbir } = scene;
  await app.deps.db.updateTable("members").set({ profile_status }).where("id", "=", balbir.id).execute();
  await scene.decide(scene.simran, await scene.held(scene.simran), { ...told, kind: "hold" });
  return {
    status: scene.status,
    suspend: () => app.deps.tx((tx) => suspendByNumber(app.deps, tx, balbir.id, balbir.phone_number)),
    undo: () => app.deps.tx((tx) => endSuspensionByNumber(tx, balbir.id)),
  };
}

test.each<ProfileStatus>([1, 3, 4])(
  "a hold lasts beyond a suspension by number that is undone, and leads back to status %i",
  async (before) => {
    const held = await createHeld(before);
    expect(await held.suspend()).not.toBeNull();
    expect(await held.status()).toBe(6);
    await held.undo();
    expect(await held.status()).toBe(2);
    app.clock.pass({ hours: 24 });
    await endSteps(app.deps);
    expect(await held.status()).toBe(before === 3 ? 3 : 1);
  },
);

test("a hold that ends during the suspension by number is over after it", async () => {
  const held = await createHeld(3);
  await held.suspend();
  app.clock.pass({ hours: 24 });
  await endSteps(app.deps);
  expect(await held.status()).toBe(6);
  await held.undo();
  expect(await held.status()).toBe(3);
});
