import { expect, test } from "vitest";
import { finds, fold } from "./fold.ts";

test("a search for ਸ finds ਸ਼ however it was typed", () => {
  expect(fold("\u0a36ਹਿਰ")).toBe(fold("\u0a38\u0a3cਹਿਰ"));
  expect(finds(fold("ਸਹਿਰ"), ["\u0a36ਹਿਰ"])).toBe(true);
});

test("adhak, tippi and bindi may be left out of a search", () => {
  expect(finds(fold("ਪਜਾਬੀ"), ["ਪੰਜਾਬੀ"])).toBe(true);
  expect(finds(fold("ਸਿਖ"), ["ਸਿੱਖ"])).toBe(true);
});

test("a search looks into both languages of an option", () => {
  expect(finds(fold("FARM"), ["ਖੇਤੀਬਾੜੀ", "Farming"])).toBe(true);
  expect(finds(fold("nurse"), ["ਖੇਤੀਬਾੜੀ", "Farming"])).toBe(false);
});
