import { expect, test } from "vitest";
import { correctionError } from "./correction.ts";

test.each([
  ["who has none and corrected nothing yet may", false, false, null],
  ["who has corrected it once may not again", true, false, "corrected_before"],
  ["who has a request or a connection may not", false, true, "gender_settled"],
  ["who has both may not, and hears of the relation", true, true, "gender_settled"],
])("%s", (_, corrected, has_relations, fieldError) => {
  expect(correctionError({ corrected, has_relations })).toBe(fieldError);
});
