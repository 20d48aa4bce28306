import { expect, test } from "vitest";
import { withoutUnasked } from "./field.ts";
import { openNameFields } from "./name-scripts.ts";
import { personalFields } from "./personal-fields.ts";

test.each([
  ["Asha", "Kaur", ["name_in_punjabi"]],
  ["ਆਸ਼ਾ", "ਕੌਰ", ["name_in_english"]],
  ["José", "D’Souza-Gill", ["name_in_punjabi"]],
  ["Asha", "ਕੌਰ", ["name_in_punjabi", "name_in_english"]],
  ["आशा", "कौर", ["name_in_punjabi", "name_in_english"]],
  ["شازیہ", "Kaur", ["name_in_punjabi", "name_in_english"]],
  ["", "", []],
])("the name %s %s leaves %o open", (firstname, lastname, fields) => {
  expect(openNameFields({ firstname, lastname })).toEqual(fields);
});

test.each([
  ["Asha", "Kaur", { name_in_punjabi: "ਆਸ਼ਾ ਕੌਰ", name_in_english: "" }],
  ["ਆਸ਼ਾ", "ਕੌਰ", { name_in_punjabi: "", name_in_english: "Asha Kaur" }],
  ["Asha", "ਕੌਰ", { name_in_punjabi: "ਆਸ਼ਾ ਕੌਰ", name_in_english: "Asha Kaur" }],
])("of the name %s %s only the scripts are kept that it was not typed in", (firstname, lastname, kept) => {
  const both = { name_in_punjabi: "ਆਸ਼ਾ ਕੌਰ", name_in_english: "Asha Kaur" };
  expect(withoutUnasked(personalFields, { firstname, lastname, ...both })).toMatchObject(kept);
});
