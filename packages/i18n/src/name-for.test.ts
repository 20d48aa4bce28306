import { expect, test } from "vitest";
import { nameFor } from "./name-for.ts";

test.each([
  ["Asha", "Kaur", "ਆਸ਼ਾ ਕੌਰ", "", ["Asha Kaur", "ਆਸ਼ਾ ਕੌਰ"], ["ਆਸ਼ਾ ਕੌਰ", "Asha Kaur"]],
  ["ਆਸ਼ਾ", "ਕੌਰ", "", "Asha Kaur", ["Asha Kaur", "ਆਸ਼ਾ ਕੌਰ"], ["ਆਸ਼ਾ ਕੌਰ", "Asha Kaur"]],
  ["Asha", "ਕੌਰ", "ਆਸ਼ਾ ਕੌਰ", "Asha Kaur", ["Asha Kaur", "ਆਸ਼ਾ ਕੌਰ"], ["ਆਸ਼ਾ ਕੌਰ", "Asha Kaur"]],
  ["Asha", "ਕੌਰ", "ਆਸ਼ਾ ਕੌਰ", "", ["Asha ਕੌਰ", "ਆਸ਼ਾ ਕੌਰ"], ["ਆਸ਼ਾ ਕੌਰ", "Asha ਕੌਰ"]],
  ["Asha", "Kaur", "", "", ["Asha Kaur", ""], ["Asha Kaur", ""]],
  ["ਆਸ਼ਾ", "", "", "", ["ਆਸ਼ਾ", ""], ["ਆਸ਼ਾ", ""]],
])("the name %s %s with %j and %j is read as %j and %j", (firstname, lastname, punjabi, english, en, pb) => {
  const names = { firstname, lastname, name_in_punjabi: punjabi, name_in_english: english };
  expect(Object.values(nameFor("en", names))).toEqual(en);
  expect(Object.values(nameFor("pb", names))).toEqual(pb);
});
