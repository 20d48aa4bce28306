import { expect, test } from "vitest";
import { timeZonesOf } from "./time-zones.ts";

test.each([
  ["IN", "Punjab", ["Asia/Kolkata"]],
  ["GB", "England", ["Europe/London"]],
  ["CA", "British Columbia", ["America/Vancouver", "America/Edmonton"]],
  ["US", "California", ["America/Los_Angeles"]],
  ["RU", "Tula Oblast", []],
  ["CA", "Punjab", []],
  ["", "", []],
])("a place in %s, %s has the time zones %j", (country, state, zones) => {
  expect(timeZonesOf(country, state)).toEqual(zones);
});
