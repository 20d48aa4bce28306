import { expect, test } from "vitest";
import { deskPathIn } from "./desk-page.ts";

test.each([
  ["/desk/cases/7", "/desk/cases/7"],
  ["/desk?state=overdue", "/desk?state=overdue"],
  ["/desk", "/desk"],
  ["/desktop", "/desk"],
  ["/account", "/desk"],
  ["https://evil.example/desk", "/desk"],
  [undefined, "/desk"],
])("a push that names %s opens %s", (data, path) => {
  expect(deskPathIn(data)).toBe(path);
});
