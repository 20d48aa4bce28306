import { expect, test } from "vitest";
import { mustRegister, type PushFacts, pushStateOf } from "./push-state.ts";

const able: PushFacts = { key: "BK3", supported: true, permission: "default", subscribed: false };

test.each<[string, Partial<PushFacts>, string]>([
  ["a service without push", { key: null }, "unavailable"],
  ["a browser without push", { supported: false, permission: "denied" }, "unsupported"],
  ["a member who forbade it", { permission: "denied", subscribed: true }, "denied"],
  ["a member who was not asked yet", {}, "off"],
  ["permission without a subscription", { permission: "granted" }, "off"],
  ["a subscription whose permission was taken back", { subscribed: true }, "off"],
  ["permission and subscription", { permission: "granted", subscribed: true }, "on"],
])("%s", (_, facts, state) => {
  expect(pushStateOf({ ...able, ...facts })).toBe(state);
});

test("an address goes to the server once a login, and again when the browser changed it", () => {
  expect(mustRegister("on", "a", null)).toBe(true);
  expect(mustRegister("on", "a", "a")).toBe(false);
  expect(mustRegister("on", "b", "a")).toBe(true);
  expect(mustRegister("off", "a", null)).toBe(false);
  expect(mustRegister("on", null, null)).toBe(false);
});
