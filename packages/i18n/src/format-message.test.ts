import { expect, test } from "vitest";
import { formatMessage } from "./format-message.ts";

test.each([
  ["en", "Welcome to {product}.", { product: "Sanjog" }, "Welcome to Sanjog."],
  ["pb", "{product} ਵਿੱਚ ਜੀ ਆਇਆਂ ਨੂੰ।", { product: "ਸੰਜੋਗ" }, "ਸੰਜੋਗ ਵਿੱਚ ਜੀ ਆਇਆਂ ਨੂੰ।"],
  ["en", "Asha's photos", {}, "Asha's photos"],
  ["en", "{file} is too large", { file: "{product} <b> '{x}'" }, "{product} <b> '{x}' is too large"],
  ["en", "At most {most} letters", { most: 10_000 }, "At most 10000 letters"],
  ["en", "{hours, plural, one {# hour} other {# hours}}", { hours: 1 }, "1 hour"],
  ["en", "{hours, plural, one {# hour} other {# hours}}", { hours: 5 }, "5 hours"],
  ["pb", "{gender, select, female {ਅਧਿਆਪਕਾ} other {ਅਧਿਆਪਕ}}", { gender: "female" }, "ਅਧਿਆਪਕਾ"],
] as const)("a message in %s is filled in: %s", (locale, message, params, text) => {
  expect(formatMessage(locale, message, params)).toBe(text);
});

test("a message with a value missing comes back as it is", () => {
  expect(formatMessage("en", "Dear {name}")).toBe("Dear {name}");
});
