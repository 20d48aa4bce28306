import { expect, test } from "vitest";
import { spotBeside } from "./anchor-spot.ts";

const button = (left: number, top: number) => ({ left, top, right: left + 48, bottom: top + 48 });

test("a menu opens below its button, aligned with the side of the window at which the button is", () => {
  expect(spotBeside(button(1200, 20), 1280, 800)).toMatchObject({ top: 76, right: 32, left: "auto" });
  expect(spotBeside(button(60, 20), 1280, 800)).toMatchObject({ top: 76, left: 60, right: "auto" });
});

test("a menu without room below its button opens above it and is no taller than the room there", () => {
  expect(spotBeside(button(1200, 700), 1280, 800)).toMatchObject({
    bottom: 108,
    top: "auto",
    maxHeight: 684,
  });
});
