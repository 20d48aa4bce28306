import { expect, test } from "vitest";
import { cleanText, plainDigits } from "./text.ts";

test("X8: characters that reorder or hide text are dropped", () => {
  expect(cleanText("  Asha\u202e Kaur\u0000\ufeff ")).toBe("Asha Kaur");
});

test("Gurmukhi joiners and line breaks survive", () => {
  expect(cleanText("ਕ੍\u200dਯ\r\nਦੂਜੀ")).toBe("ਕ੍\u200dਯ\nਦੂਜੀ");
});

test("the same word in two spellings becomes one", () => {
  expect(cleanText("\u0a36")).toBe(cleanText("\u0a38\u0a3c"));
});

test("digits of other scripts become plain", () => {
  expect(plainDigits("੯੮੭ ९८ १२ ۹۸ ٩٨ １２ 34")).toBe("987 98 12 98 98 12 34");
});
