import { expect, test } from "vitest";
import { drawPortrait } from "./portrait.ts";
import { drawScene, scene_count } from "./scenes.ts";

const sitters = Array.from({ length: 60 }, (_, at) => ({
  key: `person ${at}`,
  gender: at % 2 === 0 ? ("male" as const) : ("female" as const),
  age: 19 + (at % 40),
  namdhari: at % 3 === 0,
}));

test("every portrait is a drawing of its own, the same each time", () => {
  const drawn = sitters.map(drawPortrait);
  expect(new Set(drawn).size).toBe(sitters.length);
  expect(sitters.map(drawPortrait)).toEqual(drawn);
});

test("portraits and scenes are whole drawings without a hole in the numbers", () => {
  const scenes = Array.from({ length: scene_count }, (_, at) => drawScene(at));
  expect(new Set(scenes).size).toBe(scene_count);
  for (const svg of [...sitters.map(drawPortrait), ...scenes]) {
    expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a Namdhari man wears the white turban", () => {
  const elder = drawPortrait({ key: "elder", gender: "male", age: 50, namdhari: true });
  expect(elder).toMatch(/#fffdf8|#f8ead0/);
});
