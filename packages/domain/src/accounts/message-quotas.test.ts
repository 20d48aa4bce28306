import { describe, expect, test } from "vitest";
import {
  isFlooded,
  linkWait,
  messageQuotas,
  messages_at_most_per_hour,
  messages_per_hour,
  quotaWait,
} from "./message-quotas.ts";

const now = new Date("2026-11-22T12:00:00Z");
const minute = 60_000;
const ago = (...minutes: number[]) => minutes.map((each) => new Date(now.getTime() - each * minute));

describe("one more is within the quotas", () => {
  test.each([
    ["nothing was asked for", [], 0],
    ["the last was a minute ago", [1], 1],
    ["the last was two minutes ago", [2], 0],
    ["five in the hour, the first 50 minutes ago", [3, 6, 9, 12, 50], 10],
    ["ten in the day, the first 23 hours ago", [70, 80, 90, 100, 200, 300, 400, 500, 600, 23 * 60], 60],
  ])("%s", (_, minutes, wait) => {
    expect(quotaWait(ago(...minutes), messageQuotas.code_of_sign_up, now)).toBe(wait * minute);
  });
});

describe("a link that a stranger asks for", () => {
  const ten_today = [61, 100, 200, 300, 400, 500, 600, 700, 800, 900];
  test.each([
    ["goes where none was asked for", [], 0],
    ["waits two minutes after another", [1], 1],
    ["waits after three in an hour", [3, 10, 50], 10],
    ["always goes where the last was an hour ago, however many there were today", ten_today, 0],
    [
      "waits no longer than until an hour after the last, however many there were today",
      [40, ...ten_today],
      20,
    ],
  ])("%s", (_, minutes, wait) => {
    expect(linkWait(ago(...minutes), now)).toBe(wait * minute);
  });
});

test("when more is asked for than usual, one network waits and the others do not, up to the end of the bill", () => {
  const usual = messages_per_hour.code;
  expect(isFlooded("code", { in_all: usual - 1, to_network: 100 })).toBe(false);
  expect(isFlooded("code", { in_all: usual, to_network: 3 })).toBe(true);
  expect(isFlooded("code", { in_all: usual, to_network: 2 })).toBe(false);
  expect(isFlooded("code", { in_all: messages_at_most_per_hour.code, to_network: 0 })).toBe(true);
});
