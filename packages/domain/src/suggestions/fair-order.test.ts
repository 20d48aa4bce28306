import { describe, expect, test } from "vitest";
import {
  activeSince,
  type Candidate,
  compareCandidates,
  countedOf,
  most_points,
  shownLately,
  shuffleKey,
  shuffleOf,
} from "./fair-order.ts";

const today = 20_000;
const shuffle = shuffleOf("asha", today);
const balbir: Candidate = {
  id: "balbir",
  points: most_points,
  last_active_day: today,
  shown_lately: 0,
  many_waiting: false,
  shuffle_key: shuffleKey("balbir"),
};
const first = (one: Partial<Candidate>, other: Partial<Candidate>) => {
  const order = compareCandidates(
    { ...balbir, ...one },
    { ...balbir, ...other, id: "charan" },
    shuffle,
    today,
  );
  return order < 0 ? "one" : "other";
};

describe("the order of two candidates", () => {
  test.each<[string, Partial<Candidate>, Partial<Candidate>, "one" | "other"]>([
    [
      "a better band comes first, however often it was shown",
      { shown_lately: 99 },
      { points: most_points - 2 },
      "one",
    ],
    [
      "one point less is the same band, so that the one shown less comes first",
      { shown_lately: 9 },
      { points: most_points - 1 },
      "other",
    ],
    [
      "an active member comes before one who was away for 31 days",
      { last_active_day: today - 31 },
      { shown_lately: 99 },
      "other",
    ],
    [
      "a member who was here 30 days ago is as active as one who is here today",
      { last_active_day: today - 30 },
      { shown_lately: 1 },
      "one",
    ],
    ["the member who was shown less comes first", { shown_lately: 3 }, { shown_lately: 4 }, "one"],
    [
      "a member with many unanswered requests comes after the next band",
      { many_waiting: true, shown_lately: 1 },
      { points: most_points - 2 },
      "other",
    ],
    [
      "a member with many unanswered requests comes before the band after the next",
      { many_waiting: true },
      { points: most_points - 4 },
      "one",
    ],
  ])("%s", (_, one, other, expected) => {
    expect(first(one, other)).toBe(expected);
    expect(first({ ...other }, { ...one })).toBe(expected === "one" ? "other" : "one");
  });
});

describe("the daily shuffle", () => {
  const people = Array.from({ length: 200 }, (_, nth) => ({
    ...balbir,
    id: `member ${nth}`,
    shuffle_key: shuffleKey(`member ${nth}`),
  }));
  const orderFor = (viewer: string, day: number) =>
    people.toSorted((a, b) => compareCandidates(a, b, shuffleOf(viewer, day), day)).map(({ id }) => id);
  const firstPages = (viewers: readonly string[], day: number) =>
    new Set(viewers.flatMap((viewer) => orderFor(viewer, day).slice(0, 8)));

  test("stays the same for a viewer all day", () => {
    expect(orderFor("asha", today)).toEqual(orderFor("asha", today));
  });

  test("differs by viewer and by day", () => {
    expect(orderFor("asha", today)).not.toEqual(orderFor("bani", today));
    expect(orderFor("asha", today)).not.toEqual(orderFor("asha", today + 1));
  });

  test("gives everybody a place on some first page, as chance would", () => {
    const viewers = Array.from({ length: 100 }, (_, nth) => `viewer ${nth}`);
    // By chance 1 of 60 is on none of a hundred first pages of 8 among 200.
    expect(firstPages(viewers, today).size).toBeGreaterThan(190);
  });
});

test("only the first 24 members that a viewer sees in a day count as shown", () => {
  const page = ["a", "b", "c"];
  expect(countedOf(page, 0)).toEqual(page);
  expect(countedOf(page, 22)).toEqual(["a", "b"]);
  expect(countedOf(page, 24)).toEqual([]);
  expect(countedOf(page, 200)).toEqual([]);
});

test("the compared count grows in steps that widen with the count", () => {
  expect([0, 0.05, 1, 3, 7, 15, 31].map(shownLately)).toEqual([0, 0, 4, 8, 12, 16, 20]);
  // Ten more views of a member who was shown a hundred times are one step.
  expect(shownLately(110) - shownLately(100)).toBeLessThanOrEqual(1);
  expect(activeSince(today)).toBe(today - 30);
});
