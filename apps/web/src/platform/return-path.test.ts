import { expect, test } from "vitest";
import { returnPathIn, returnStateFor } from "./return-path.ts";

test.each([
  [returnStateFor("/home?list=received"), "/home?list=received"],
  [{ said: "Please log in", ...returnStateFor("/view-profile/a1") }, "/view-profile/a1"],
  [{ said: "Please log in" }, null],
  [null, null],
  ["/home", null],
  [{ return_path: 3 }, null],
  [{ return_path: "https://elsewhere.example/" }, null],
  [{ return_path: "//elsewhere.example/" }, null],
])("the state %j leads on to %s", (state, path) => {
  expect(returnPathIn(state)).toBe(path);
});
