import { expect, test } from "vitest";
import { benchPerson, benchTies, genderOf, memberIdOf } from "./community.ts";
import type { Measured } from "./measure.ts";
import { readOptions } from "./options.ts";
import { plotOf } from "./plot.ts";
import { reportOf } from "./report.ts";
import { spreadOf } from "./stats.ts";
import { judge } from "./targets.ts";

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
  expect(spreadOf(hundred)).toEqual({ n: 100, p50: 50, p95: 95, p99: 99, least: 1, most: 100 });
  expect(spreadOf([3])).toEqual({ n: 1, p50: 3, p95: 3, p99: 3, least: 3, most: 3 });
});

test("what is typed after the command is read, and nonsense refused", () => {
  expect(readOptions(["--members", "10000,100000", "--on", "server"], "10000")).toMatchObject({
    members: [10_000, 100_000],
    on: ["server"],
  });
  expect(() => readOptions(["--members", "many"], "10000")).toThrow(/--members/);
  expect(() => readOptions(["--on", "paper"], "10000")).toThrow(/--on/);
});

const flat = (ms: number) => spreadOf([ms]);

function measured(members: number, { query, page }: { query: number; page: number }): Measured {
  const door = (name: string, a_second: number) => ({ name, a_second, spread: flat(1) });
  return {
    kind: "server",
    members,
    viewers: { count: 1, fewest: 1, most: 1, middle: 1 },
    query: flat(query),
    beside: flat(page - query),
    shapes: [
      { name: "match cards", spread: flat(query) },
      { name: "normalised tables", spread: flat(query * 30) },
    ],
    queries_a_second: 100,
    change: { with_card: flat(3), without: flat(1) },
    pages: {
      "first page": flat(page),
      "first page, narrow wishes": flat(page),
      "first page, wide wishes": flat(page),
      "page 10": flat(page),
      "last page": flat(page),
    },
    bytes: 1,
    busy: [door("suggestions", 70), door("empty, whole server", 400), door("empty, Fastify alone", 1_000)],
    doors: [],
    memory: { rest: { now_mb: 1, most_mb: 1 }, busy: { now_mb: 1, most_mb: 300 } },
  };
}

test("a run is judged by its own figures", () => {
  const run = [measured(10_000, { query: 2, page: 5 }), measured(1_000_000, { query: 40, page: 50 })];
  const missed = judge(run).filter(({ ok }) => ok === false);
  expect(missed.map(({ aim }) => aim)).toEqual([
    "10,000, server: an empty answer at least 0.5 of Fastify alone",
    "1,000,000, server: what is not the query at most 4 ms p50",
    "1,000,000, server: an empty answer at least 0.5 of Fastify alone",
  ]);
  expect(reportOf(run, "a test")).toContain("| 1,000,000, server | normalised tables |");
  expect(plotOf(run)).toMatch(/^<svg .*<\/svg>\s$/s);
});
