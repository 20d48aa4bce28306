import { expect, test } from "vitest";
import { loginControl, shownLoginName } from "./login-name-state.ts";

test("digits, plus signs and spaces make the field a phone field", () => {
  expect(loginControl("98765 43210")).toBe("phone");
  expect(loginControl("+91 98765")).toBe("phone");
});

test("a number copied with brackets and dashes makes the field a phone field too", () => {
  expect(loginControl("+1 (604) 555-0133")).toBe("phone");
});

test("a letter, an at sign or an empty value makes the field a text field", () => {
  expect(loginControl("2024-asha@example.org")).toBe("text");
  expect(loginControl("98765@")).toBe("text");
  expect(loginControl("")).toBe("text");
});

test("Gurmukhi digits are shown as Latin digits", () => {
  expect(shownLoginName("੯੮੭੬੫")).toBe("98765");
  expect(shownLoginName("ਆਸ਼ਾ੧")).toBe("ਆਸ਼ਾ੧");
});
