import { afterAll, beforeAll, expect, test } from "vitest";
import { plantedCopy } from "./planted-copy.ts";
import { commands } from "./tasks/child.ts";

type Finding = { code: string; filename: string };

const long = (lines: number) =>
  Array.from({ length: lines }, (_, i) => `export const a${i} = ${i};`).join("\n");

/** One violation of each rule about what may be written inside a file: what is planted, and where. */
const plants: [rule: string, place: string, text: string][] = [
  ["no-restricted-globals", "packages/domain/src/planted/clock.ts", "export const a = new Date();\n"],
  ["no-restricted-properties", "packages/domain/src/planted/chance.ts", "export const a = Math.random();\n"],
  ["no-process-env", "apps/api/src/planted/environment.ts", "export const a = process.env.PORT;\n"],
  ["no-default-export", "apps/web/src/planted/default.ts", "export default 1;\n"],
  [
    "no-barrel-file",
    "apps/web/src/planted/barrel.ts",
    'export * from "../../../../packages/domain/src/fields.ts";\n',
  ],
  ["filename-case", "apps/web/src/planted/CamelCase.ts", "export const a = 1;\n"],
  ["max-lines", "apps/api/src/planted/endless.ts", long(401)],
  ["max-lines", "apps/api/src/planted/endless.test.ts", long(401)],
  ["no-explicit-any", "packages/contract/src/planted-any.ts", "export const a = (b: any) => b;\n"],
  ["ban-ts-comment", "apps/api/src/planted/ignored.ts", "// @ts-ignore\nexport const a: number = 1;\n"],
  [
    "consistent-type-imports",
    "apps/api/src/planted/type-import.ts",
    'import { Refusal } from "@sanjog/domain/refusal";\nexport type A = Refusal;\n',
  ],
  [
    "no-restricted-vi-methods",
    "apps/api/src/planted/mocked.test.ts",
    'import { test, vi } from "vitest";\nvi.mock("node:fs");\ntest("a", () => {});\n',
  ],
  [
    "no-focused-tests",
    "apps/api/src/planted/only.test.ts",
    'import { test } from "vitest";\ntest.only("a", () => {});\n',
  ],
  [
    "no-disabled-tests",
    "apps/api/src/planted/skip.test.ts",
    'import { test } from "vitest";\ntest.skip("a", () => {});\n',
  ],
  [
    "rules-of-hooks",
    "apps/web/src/planted/hook.tsx",
    'import { useState } from "react";\nexport function A(p: { b: boolean }) {\n  if (p.b) useState(1);\n  return null;\n}\n',
  ],
  [
    "exhaustive-deps",
    "apps/web/src/planted/deps.tsx",
    'import { useEffect } from "react";\nexport function A(p: { b: () => void }) {\n  useEffect(() => p.b(), []);\n  return null;\n}\n',
  ],
  [
    "no-danger",
    "apps/web/src/planted/danger.tsx",
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "a" }} />;\n',
  ],
  ["no-console", "apps/web/src/planted/console.ts", 'console.log("a");\n'],
  ["no-eval", "apps/web/src/planted/eval.ts", 'eval("a");\n'],
  ["alt-text", "apps/web/src/planted/picture.tsx", 'export const A = () => <img src="a.png" />;\n'],
  ["no-unused-vars", "apps/api/src/planted/unused.ts", "const a = 1;\n"],
];

/** What the same rules must leave alone. */
const allowed: [place: string, text: string][] = [
  [
    "packages/domain/src/planted/type-only.ts",
    "export type A = { at: Date };\nexport const b = (now: Date) => now;\n",
  ],
  ["apps/api/src/planted/settings.test.ts", "export const a = process.env.PATH;\n"],
];

const copy = plantedCopy(
  Object.fromEntries([...plants.map(([, place, text]) => [place, text]), ...allowed] as [string, string][]),
);
let findings: Finding[];

beforeAll(() => {
  const report = copy.run([commands.oxlint, "--format", "json", "apps", "packages"]);
  findings = (JSON.parse(report) as { diagnostics: Finding[] }).diagnostics;
  // Seconds alone, and minutes beside all the rest.
}, 300_000);
afterAll(() => copy.remove());

const found = (place: string) => findings.filter((f) => f.filename === place).map((f) => f.code);

test.each(plants)("the rule %s finds %s", (rule, place) => {
  expect(found(place).some((code) => code.endsWith(`(${rule})`))).toBe(true);
});

test.each(allowed)("%s is left alone", (place) => {
  expect(found(place)).toEqual([]);
});
