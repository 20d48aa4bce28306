import { expect, test } from "vitest";
import { benchPerson, benchTies, genderOf, memberIdOf } from "./community.ts";
import { spreadOf } from "./stats.ts";

const now = new Date("2026-11-21T06:30:00Z");

test("a member of that number is the same in every community", () => {
  expect(benchPerson(7, now)).toEqual(benchPerson(7, now));
  expect(benchTies(7, 1_000)).toEqual(benchTies(7, 1_000));
  expect(memberIdOf(7)).toMatch(/^[\w-]{22}$/);
});

test("members are as unequal as people are", () => {
  const people = Array.from({ length: 2_000 }, (_, i) => benchPerson(i, now));
  const share = (meets: (person: (typeof people)[number]) => boolean) => people.filter(meets).length / 2_000;
  expect(share(({ gender }) => gender === "male")).toBeCloseTo(0.55, 1);
  expect(share(({ career }) => career.country_id === 356)).toBeCloseTo(0.6, 1);
  expect(share(({ preferences }) => preferences.caste[0] === "any")).toBeGreaterThan(0.3);
  const castes = new Map<string, number>();
  for (const { personal } of people) castes.set(personal.caste, (castes.get(personal.caste) ?? 0) + 1);
  const counts = [...castes.values()].sort((a, b) => b - a);
  expect(counts[0]).toBeGreaterThan(10 * (counts.at(-1) ?? 0));
  const ties = Array.from({ length: 2_000 }, (_, i) => benchTies(i, 2_000));
  expect(ties.filter((list) => list.length === 0).length).toBeGreaterThan(800);
  expect(Math.max(...ties.map((list) => list.length))).toBeGreaterThanOrEqual(100);
  for (const { from, to } of ties.flat()) expect(genderOf(from)).not.toBe(genderOf(to));
});

test("a spread names values that were measured", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(spreadOf(hundred)).toEqual({ n: 100, p50: 50, p95: 95, p99: 99 });
  expect(spreadOf([3])).toEqual({ n: 1, p50: 3, p95: 3, p99: 3 });
  expect(spreadOf(hundred.slice(80))).toEqual({ n: 20, p50: 10, p95: 19, p99: 20 });
});
