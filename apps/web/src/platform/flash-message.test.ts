import { expect, test } from "vitest";
import { flashIn, withFlash } from "./flash-message.ts";

test("a flash message arrives with the information whether a toast has announced it", () => {
  expect(flashIn(withFlash("Welcome back."))).toEqual({ said: "Welcome back.", aloud: false });
  expect(flashIn(withFlash("Farewell.", true))).toEqual({ said: "Farewell.", aloud: true });
});

test.each([null, undefined, "text", {}, { said: "" }, { said: 7 }])(
  "a location state without a flash message yields null: %j",
  (state) => expect(flashIn(state)).toBeNull(),
);

test("a flash message carries a way on, but only to a page of this app", () => {
  const way = { to: "/login", word: "Keep my account" };
  expect(flashIn(withFlash("Farewell.", true, way))?.way).toEqual(way);
  expect(
    flashIn({ said: "Farewell.", way: { to: "https://elsewhere.example", word: "Go" } })?.way,
  ).toBeUndefined();
});
