import { privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { expect, test } from "vitest";
import { privacyGroups } from "./privacy-groups.ts";

test("every privacy item is in one group of the page", () => {
  expect(Object.values(privacyGroups).flat().toSorted()).toEqual([...privacyItems].toSorted());
});
