import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test("a letter and its dotted SQL equivalent are one, however they were typed", () => {
  expect(fold("\u0a36ਹਿਰ")).toBe(fold("\u0a38\u0a3cਹਿਰ"));
  expect(fold("\u0a36ਹਿਰ")).toBe(fold("ਸਹਿਰ"));
});

test("adhak, tippi, bindi and the small ਹ may be left out", () => {
  expect(fold("ਪਜਾਬੀ")).toBe(fold("ਪੰਜਾਬੀ"));
  expect(fold("ਸਿਖ")).toBe(fold("ਸਿੱਖ"));
  expect(fold("ਰਾਮਗੜੀਆ")).toBe(fold("ਰਾਮਗੜ੍ਹੀਆ"));
});

test("vowels of old keyboards are those of today", () => {
  expect(fold("ਅੌਜਲਾ")).toBe(fold("ਔਜਲਾ"));
  expect(fold("ਅਾਹੂਜਾ")).toBe(fold("ਆਹੂਜਾ"));
});

test("capital letters, accents, hyphens, full stops and spare blanks do not count", () => {
  expect(fold(" U.K. ")).toBe("uk");
  expect(fold("Khun-Khun")).toBe("khunkhun");
  expect(fold("São  Tomé")).toBe("sao tome");
});
