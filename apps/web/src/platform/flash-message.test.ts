import { expect, test } from "vitest";
import { saidIn, saying } from "./flash-message.ts";

test("what is said on the way arrives, and whether it was heard already", () => {
  expect(saidIn(saying("Welcome back."))).toEqual({ said: "Welcome back.", aloud: false });
  expect(saidIn(saying("Farewell.", true))).toEqual({ said: "Farewell.", aloud: true });
});

test.each([null, undefined, "text", {}, { said: "" }, { said: 7 }])(
  "where nothing was said there is nothing: %j",
  (state) => expect(saidIn(state)).toBeNull(),
);
