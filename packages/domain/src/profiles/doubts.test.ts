import { expect, test } from "vitest";
import { doubtIn } from "./doubts.ts";

test.each([
  ["name", "Sanjog Support", "reserved_name"],
  ["name", "Ad min", "reserved_name"],
  ["name", "Asha Kaur", null],
  ["name_in_punjabi", "ਅਧਿਕਾਰੀ ਕੌਰ", "reserved_name"],
  ["name_in_english", "Sanjog Support", "reserved_name"],
  ["name_in_english", "Asha Kaur", null],
  ["father_name", "Officer Harbans Singh", "reserved_name"],
  ["about_family", "Officer in the army", null],
  ["about_family", "call 98765", "number"],
  ["express_yourself", "Find me on Instagram", "handle"],
  ["express_yourself", "I teach in a school", null],
  ["express_yourself", "", null],
])("of %s an operator sees %s: %s", (field, text, doubt) => {
  expect(doubtIn(field, text, ["Sanjog", "ਸੰਜੋਗ"])).toBe(doubt);
});
