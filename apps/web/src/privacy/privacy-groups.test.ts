import { privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { expect, test } from "vitest";
import { privacyColumns, privacyGroups } from "./privacy-groups.ts";

test("every privacy item is in one group of the page", () => {
  expect(Object.values(privacyGroups).flat().toSorted()).toEqual([...privacyItems].toSorted());
});

test("the columns hold each group once, in the order of the page, and are equally long", () => {
  expect(privacyColumns.flat()).toEqual(Object.keys(privacyGroups));
  const [left, right] = privacyColumns.map(
    (groups) => groups.flatMap((group) => privacyGroups[group]).length,
  );
  expect(left).toBe(right);
});
