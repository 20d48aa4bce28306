import { expect, test } from "vitest";
import { people } from "./people.ts";

test("everybody on the landing page smiles", () => {
  expect(Math.min(...people.map(({ look }) => look.smile))).toBeGreaterThanOrEqual(1);
});
