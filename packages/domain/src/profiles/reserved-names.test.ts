import { expect, test } from "vitest";
import { isReservedName } from "./reserved-names.ts";

const product = ["Sanjog", "ਸੰਜੋਗ"];

test.each([
  "Sanjog Support",
  "SANJOG",
  "San jog",
  "ਸੰਜੋਗ ਸਹਾਇਤਾ",
  "Admin Verified",
  "Ádmin",
  "Ad-min",
  "Ad min",
  "A d m i n",
  "Team Asha",
  "Grievance Officer",
  "Officer Singh",
  "Asha Official",
  "ਐਡਮਿਨ ਕੌਰ",
  "ਅਫਸਰ ਸਿੰਘ",
  "ਅਫ਼ਸਰ ਸਿੰਘ",
  "ਅਧਿਕਾਰੀ",
  "Sahayata Kaur",
  "ਸ਼ਿਕਾਇਤ ਅਧਿਕਾਰੀ",
  "a".repeat(200),
])("%s is held until somebody has looked", (name) => {
  expect(isReservedName(name, product)).toBe(true);
});

test.each([
  "Adminder Singh",
  "Teamjit Kaur",
  "Supporna Devi",
  "Asha Kaur",
  "ਟੀਮਾ ਸਿੰਘ",
  "Sanjogta Rani",
  "K. S. Gill",
  "Offir Singh",
  "",
])("%s is a name like others", (name) => {
  expect(isReservedName(name, product)).toBe(false);
});
