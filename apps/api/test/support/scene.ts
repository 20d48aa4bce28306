import { afterAll, beforeAll, beforeEach } from "vitest";
import { areas } from "../../src/areas.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

/** Creates one app for a test file and a new scene before each of its tests, and gives both to `use`. */
export function beforeEachTest<Scene>(
  createScene: (app: TestApp) => Promise<Scene>,
  use: (scene: Scene, app: TestApp) => void,
): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(areas);
  });
  afterAll(() => app.close());
  beforeEach(async () => use(await createScene(app), app));
}
