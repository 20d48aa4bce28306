import { expect, test } from "vitest";
import { deviceInWords } from "./device-in-words.ts";

const words = {
  unknown: "a phone or computer",
  on: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  named: (key: string) =>
    ({ Android: "an Android phone", Samsung_Internet: "Samsung’s browser" })[key] ?? null,
};

test.each([
  ["Chrome, Android", "Chrome on an Android phone"],
  ["Samsung Internet, Android", "Samsung’s browser on an Android phone"],
  ["Android", "an Android phone"],
  ["Chrome, Haiku", "Chrome on Haiku"],
  ["a.b, Android", "a.b on an Android phone"],
  ["", "a phone or computer"],
])("the device %j is called %s", (device, called) => expect(deviceInWords(device, words)).toBe(called));
