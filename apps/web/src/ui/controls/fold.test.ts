import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test("fold makes no difference between a dotted letter and the plain one, in any encoding", () => {
  expect(fold("\u0a36ਹਿਰ")).toBe(fold("\u0a38\u0a3cਹਿਰ"));
  expect(fold("\u0a36ਹਿਰ")).toBe(fold("ਸਹਿਰ"));
});

test("fold drops adhak, tippi, bindi and the subscript ਹ", () => {
  expect(fold("ਪਜਾਬੀ")).toBe(fold("ਪੰਜਾਬੀ"));
  expect(fold("ਸਿਖ")).toBe(fold("ਸਿੱਖ"));
  expect(fold("ਰਾਮਗੜੀਆ")).toBe(fold("ਰਾਮਗੜ੍ਹੀਆ"));
});

test("fold turns the vowel encodings of old keyboards into the current ones", () => {
  expect(fold("ਅੌਜਲਾ")).toBe(fold("ਔਜਲਾ"));
  expect(fold("ਅਾਹੂਜਾ")).toBe(fold("ਆਹੂਜਾ"));
});

test("fold ignores capitals, accents, hyphens, full stops and extra spaces", () => {
  expect(fold(" U.K. ")).toBe("uk");
  expect(fold("Khun-Khun")).toBe("khunkhun");
  expect(fold("São  Tomé")).toBe("sao tome");
});
