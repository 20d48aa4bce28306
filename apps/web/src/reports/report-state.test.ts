import { expect, test } from "vitest";
import { pictureIdIn } from "./report-state.ts";

test.each([
  ["/api/pictures/AbC-1_2", "AbC-1_2"],
  ["friends", null],
  ["private", null],
  [null, null],
])("the picture in %j is %s", (reference, id) => expect(pictureIdIn(reference)).toBe(id));
