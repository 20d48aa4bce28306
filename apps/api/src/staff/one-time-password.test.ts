import { expect, test } from "vitest";
import { base32, codeOfStep, otpauthUri, stepAt, stepOfCode } from "./one-time-password.ts";

const secret = Buffer.from("12345678901234567890");

// RFC 6238, appendix B, gives eight digits; an app shows the last six.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("the code at second %i is the RFC's %s", (second, code) => {
  expect(codeOfStep(secret, stepAt(new Date(second * 1_000)))).toBe(code.slice(-6));
});

test("a code is accepted half a minute early or late, and no longer", () => {
  const now = new Date("2026-11-21T06:30:00Z");
  const accepted = [-2, -1, 0, 1, 2].filter(
    (steps) => stepOfCode(secret, codeOfStep(secret, stepAt(now) + steps), now) !== null,
  );
  expect(accepted).toEqual([-1, 0, 1]);
  expect(stepOfCode(secret, "", now)).toBeNull();
});

// RFC 4648, section 10.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j is %j in base 32", (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded));

test("the address for the app names the product and the account", () => {
  expect(otpauthUri("Sanjog", "gurmeet@sanjog.test", secret)).toBe(
    "otpauth://totp/Sanjog%3Agurmeet%40sanjog.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sanjog",
  );
});
