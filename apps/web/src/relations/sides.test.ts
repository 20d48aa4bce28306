import { expect, test } from "vitest";
import { sidesOfMatch } from "./sides.ts";

test.each([
  ["all of both sides", [6, 6, 5, 5], "both"],
  ["all of both, where only the other side has any", [0, 0, 5, 5], "both"],
  ["one's own, where the other side has none", [6, 6, 0, 0], "mine"],
  ["not all of theirs", [6, 6, 4, 5], "theirs"],
  ["not all of one's own", [5, 6, 5, 5], "some"],
  ["none on either side", [0, 0, 0, 0], undefined],
])("the wishes that are met: %s", (_, [mine_met = 0, mine_of = 0, theirs_met = 0, theirs_of = 0], sides) => {
  expect(sidesOfMatch({ mine_met, mine_of, theirs_met, theirs_of })?.sides).toBe(sides);
});
