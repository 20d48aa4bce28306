import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";
import { settingsTable } from "./settings-table.ts";

const read = (file: string) => readFileSync(at(file), "utf8");
const pages = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: at() })];

test("the operator's table holds every setting as the server reads it", () => {
  const [, table] =
    /<!-- settings -->\n([\s\S]*?)\n?<!-- \/settings -->/.exec(read("docs/operations.md")) ?? [];
  expect(table?.trim()).toBe(settingsTable());
});

test("every command is in the README, and starts files that exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const files = Object.values(scripts).flatMap(
    (line) => line.match(/(apps|tools|tests)\/[\w/-]+[.](ts|mjs)/g) ?? [],
  );
  expect(files.filter((file) => !existsSync(at(file)))).toEqual([]);
  const isNamed = (name: string) => new RegExp(`\\bnpm (run )?${name}(?![\\w:])`).test(read("README.md"));
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test("every link between the pages has an existing target", () => {
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map((found) => found[1] ?? "")
      .filter((target) => !existsSync(at(path.dirname(page), target)))
      .map((target) => `${page} → ${target}`),
  );
  expect(dead).toEqual([]);
});

test("every file that the architecture names exists", () => {
  const shorthands: [RegExp, string][] = [
    [/^domain\//, "packages/domain/src/"],
    [/^(privacy|suggestions|relations)\//, "packages/domain/src/$1/"],
    [/^api\//, "apps/api/src/"],
    [/^web\//, "apps/web/src/"],
  ];
  const named = [...read("docs/ARCHITECTURE.md").matchAll(/`([\w/.-]+[.]tsx?)`/g)].map(
    (found) => found[1] ?? "",
  );
  const missing = named
    .filter((name) => name.includes("/"))
    .filter((name) => {
      const places = shorthands
        .filter(([start]) => start.test(name))
        .map(([start, full]) => name.replace(start, full));
      const inApi = `apps/api/src/${name}`;
      return ![...places, inApi, name].some((place) => existsSync(at(place)));
    });
  expect(missing).toEqual([]);
});

test("every file and folder that a page names by its whole path exists", () => {
  const whole = /`((?:apps|packages|tools|tests|deploy|docs|e2e)\/[\w@./{},-]*)`/g;
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(whole)].map((found) => [page, found[1] ?? ""]),
  );
  const missing = named.filter(
    ([, name = ""]) => globSync(name.replace(/\/$/, ""), { cwd: at() }).length === 0,
  );
  expect(missing).toEqual([]);
});

test("every decision has its three parts, and no number is used twice", () => {
  const records = globSync("docs/decisions/*.md", { cwd: at() });
  for (const record of records)
    expect(read(record)).toMatch(/(## |\*\*)Context[\s\S]+(## |\*\*)Decision[\s\S]+(## |\*\*)Consequences/);
  const numbers = records.map((record) => path.basename(record).slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});
