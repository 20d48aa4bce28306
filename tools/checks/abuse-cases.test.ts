import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

/** Every abuse case that the app must withstand, by family: access, identity, webhook, scraping, input, files, leaks. */
const families = { Z: 15, I: 20, W: 6, S: 8, X: 12, F: 8, L: 10 } as const;

const test_files = globSync(
  [
    "apps/*/{src,test}/**/*.test.{ts,tsx}",
    "packages/*/src/**/*.test.ts",
    "tools/**/*.test.ts",
    "e2e/*.spec.ts",
  ],
  { cwd: at() },
);

/** The ids with which a title begins: "Z5: …", or "X7, X8: …". */
const title = /["'`]((?:[A-Z]\d{1,2}, )*[A-Z]\d{1,2}): /g;

const tested = new Set(
  test_files.flatMap((file) =>
    [...readFileSync(at(file), "utf8").matchAll(title)].flatMap((found) => found[1]?.split(", ") ?? []),
  ),
);

const ids = Object.entries(families).flatMap(([family, count]) =>
  Array.from({ length: count }, (_, nth) => `${family}${nth + 1}`),
);

test("every case of abuse has a test that begins with its id", () => {
  expect(ids.filter((id) => !tested.has(id))).toEqual([]);
});

test("every case of abuse has a line in the document, which names existing files", () => {
  const page = readFileSync(at("docs/abuse-cases.md"), "utf8");
  const lines = page.split("\n").filter((line) => /^\| [A-Z]\d/.test(line));
  expect(ids.filter((id) => !lines.some((line) => line.startsWith(`| ${id} |`)))).toEqual([]);
  const named = [...page.matchAll(/[\w-]+(?:\/[\w.-]+)+[.]ts\b/g)].map(([name]) => name);
  const isThere = (name: string) =>
    [name, `apps/api/${name}`, `apps/api/src/${name}`].some((file) => existsSync(at(file)));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});
