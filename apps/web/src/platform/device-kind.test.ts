import { expect, test } from "vitest";
import { deviceKindOf } from "./device-kind.ts";

test.each([
  ["Chrome, Android", "phone"],
  ["Safari, iPhone", "phone"],
  ["Safari, iPad", "tablet"],
  ["Edge, Windows", "computer"],
  ["", "computer"],
])("a device named %j is a %s", (name, kind) => expect(deviceKindOf(name)).toBe(kind));
