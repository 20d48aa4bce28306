import { expect, test } from "vitest";
import { productName } from "./product-name.ts";

test.each([
  ["Sanjog", "en", "Sanjog"],
  ["Sanjog", "pb", "ਸੰਜੋਗ"],
  ["Rishte", "pb", "Rishte"],
] as const)("a service set up as %s is called so in %s: %s", (configured, locale, name) => {
  expect(productName({ productName: configured }, locale)).toBe(name);
});
