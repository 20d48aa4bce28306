import { expect, test } from "vitest";
import { mostChosen } from "./most-chosen.ts";
import { type OptionField, optionLists } from "./option-lists.ts";

test("only options of a list of more than twelve are offered first, four at most", () => {
  for (const field of Object.keys(optionLists) as OptionField[]) {
    const first = mostChosen(field);
    expect(optionLists[field], field).toEqual(expect.arrayContaining([...first]));
    expect(first.length).toBeLessThanOrEqual(optionLists[field].length > 12 ? 4 : 0);
  }
  expect(mostChosen("caste")).toContain("ramgarhia");
  expect(mostChosen("diet")).toEqual([]);
});
