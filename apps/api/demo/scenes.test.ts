import { expect, test } from "vitest";
import { drawScene, scene_count } from "./scenes.ts";

test("every gallery picture is a whole drawing of its own", () => {
  const scenes = Array.from({ length: scene_count }, (_, at) => drawScene(at, 1080));
  expect(new Set(scenes).size).toBe(scene_count);
  for (const svg of scenes) {
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});
