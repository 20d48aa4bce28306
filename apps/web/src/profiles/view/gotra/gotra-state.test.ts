import { expect, test } from "vitest";
import { areAllKnown, sharedGotras } from "./gotra-state.ts";

test.each([
  [["Virdi", "Tatla"], ["Sembhi", "Matharu"], []],
  [["Virdi", "Tatla"], ["Sembhi", "Virdi"], ["Virdi"]],
  [
    ["Virdi", "Tatla"],
    ["Tatla", "Virdi"],
    ["Virdi", "Tatla"],
  ],
  [["Virdi", "Virdi"], ["VIRDI ", "Tatla"], ["Virdi"]],
  [["", "Tatla"], ["", "Matharu"], []],
])("the families %j and %j share %j", ([a = "", b = ""], [c = "", d = ""], shared) => {
  expect(sharedGotras({ paternal: a, maternal: b }, { paternal: c, maternal: d })).toEqual(shared);
});

test("gotras are all known only when both families gave both", () => {
  const virdi = { paternal: "Virdi", maternal: "Tatla" };
  expect(areAllKnown(virdi, virdi)).toBe(true);
  expect(areAllKnown(virdi, { ...virdi, maternal: "" })).toBe(false);
});
