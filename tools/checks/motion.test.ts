import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

const tokens = readFileSync(at("apps/web/src/ui/styles/tokens.css"), "utf8");
const [usual = "", reduced = ""] = tokens.split("@media (prefers-reduced-motion: reduce)");
const named = (css: string) => [...css.matchAll(/(--t-\w+): /g)].map(([, name]) => name).sort();

/** Returns the declarations that move something. */
function motionsOf(css: string): string[] {
  const declared = css.matchAll(/\b(?:animation|transition)(?:-duration)?:([^;}]+)/g);
  return [...declared].map(([, value = ""]) => value.trim()).filter((value) => value !== "none");
}

test("every duration token is nothing under reduced motion", () => {
  expect(named(usual).length).toBeGreaterThan(3);
  expect(named(reduced)).toEqual(named(usual));
  for (const [, value] of reduced.matchAll(/--t-\w+: ([^;]+);/g)) expect(value).toBe("0ms");
});

test("whatever moves on a page takes its duration from a token", () => {
  const files = globSync("apps/web/src/**/*.css", { cwd: at(".") });
  const motions = files.flatMap((file) => motionsOf(readFileSync(at(file), "utf8")));
  expect(motions.length).toBeGreaterThan(10);
  // The base layer ends all motion under reduced motion.
  const without = motions.filter((value) => !value.includes("var(--t-") && !value.includes("!important"));
  expect(without).toEqual([]);
});
