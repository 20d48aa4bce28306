import { expect, test } from "vitest";
import { loginControl, shownLoginName } from "./login-name-state.ts";

test("digits, plus signs and spaces make the field a phone control", () => {
  expect(loginControl("98765 43210")).toBe("phone");
  expect(loginControl("+91 98765")).toBe("phone");
});

test("a number copied with brackets and dashes is a number too", () => {
  expect(loginControl("+1 (604) 555-0133")).toBe("phone");
});

test("a letter or an at sign makes it a line of text again, and empty it is one", () => {
  expect(loginControl("2024-asha@example.org")).toBe("text");
  expect(loginControl("98765@")).toBe("text");
  expect(loginControl("")).toBe("text");
});

test("Gurmukhi digits are shown as the digits of daily life", () => {
  expect(shownLoginName("੯੮੭੬੫")).toBe("98765");
  expect(shownLoginName("ਆਸ਼ਾ੧")).toBe("ਆਸ਼ਾ੧");
});
