import { expect, test } from "vitest";
import { areTriesUsedUp } from "./verification.ts";

test.each([
  [0, 0, false],
  [9, 19, false],
  [10, 10, true],
  [0, 20, true],
])(
  "%i wrong tries of a sign-up, %i for its address in a day: used up is %s",
  (of_sign_up, of_address, used_up) => {
    expect(areTriesUsedUp({ of_sign_up, of_address })).toBe(used_up);
  },
);
