import { expect, test } from "vitest";
import { isComplaint } from "../../e2e/complaints.ts";

const cases: [kind: string, text: string, fails: boolean][] = [
  ["log", "anything at all", false],
  ["error", "Uncaught TypeError: a is undefined", true],
  ["warning", "Each child in a list should have a unique key", true],
  ["error", "Failed to load resource: the server responded with a status of 422 ()", false],
  ["error", "Failed to load resource: the server responded with a status of 500 ()", true],
  [
    "warning",
    "The resource http://127.0.0.1:4173/assets/home.js was preloaded using link preload but not used within a few " +
      "seconds from the window's load event. Please make sure it has an appropriate `as` value and it is preloaded " +
      "intentionally.",
    false,
  ],
];

test.each(cases)("a browser's %s that says '%s' fails a journey: %s", (kind, text, fails) => {
  expect(isComplaint(kind, text)).toBe(fails);
});
