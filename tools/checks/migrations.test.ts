import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

/** From this migration on, servers of two versions may run side by side; every database has the older ones. */
const first_beside = "0020";

const migrations = globSync("apps/api/src/platform/database/migrations/*.ts", { cwd: at() })
  .filter((file) => path.basename(file) >= first_beside && !file.includes(".test."))
  .sort();

/** Returns the statements that remove or change what a server of the previous version may read or write. */
const takes_away: readonly [string, RegExp][] = [
  ["drops", /\bdrop\s+(table|column|view|function|type|schema)\b/i],
  ["renames", /\brename\s+(to|column|constraint)\b/i],
  ["changes a type", /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ["demands a value", /\bset\s+not\s+null\b/i],
  ["adds a column that must be filled", /\badd\s+column\s+(?!.*\bdefault\b)[^,;`]*\bnot\s+null\b/i],
  ["empties", /\b(truncate|delete\s+from)\b/i],
];

/** A migration is additive, or its file says why servers of the previous version must have stopped. */
const fieldErrors = (file: string, text: string) =>
  /export const alone = "/.test(text)
    ? []
    : takes_away
        .filter(([, pattern]) => pattern.test(text))
        .map(([what]) => `${path.basename(file)} ${what}`);

test("a migration only adds, or it says why older servers must have stopped", () => {
  expect(migrations.flatMap((file) => fieldErrors(file, readFileSync(at(file), "utf8")))).toEqual([]);
});

test("a destructive migration is noticed", () => {
  const statements = [
    "alter table members drop column x",
    "alter table members rename column x to y",
    "alter table members alter column x type text",
    "alter table members alter column x set not null",
    "alter table members add column x text not null",
    "truncate members",
  ];
  for (const statement of statements) expect(fieldErrors("0030-x.ts", statement)).toHaveLength(1);
  const added = "alter table members add column x text not null default ''; create table y (z text not null)";
  expect(fieldErrors("0030-x.ts", added)).toEqual([]);
});
