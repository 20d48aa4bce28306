import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";
import { table_owners } from "./table-owners.ts";

type Write = { table: string; file: string; area: string };

const sources = globSync("apps/api/src/**/*.ts", { cwd: at() }).filter(
  (file) => !file.includes("/migrations/"),
);
const migrations = globSync("apps/api/src/platform/database/migrations/*.ts", { cwd: at() });
const read = (file: string) => readFileSync(at(file), "utf8");

/** Writes by the query builder's string literals and by plain SQL. */
const builder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)/g;
const plain =
  /\b(?:insert into|delete from|update)\s+"?([a-z_]+)"?(?=\s+(?:\(|as\b|set\b|select\b|values\b|where\b|using\b|default\b))/gi;

function writesIn(file: string, text = read(file)): Write[] {
  const area = file.split("/")[3] ?? "";
  return [...text.matchAll(builder), ...text.matchAll(plain)].map((found) => ({
    table: found[1] ?? "",
    file,
    area,
  }));
}

/** Tests create the rows that they need. */
const isFree = (file: string) => file.endsWith(".test.ts");

/** A table whose name is known only at run time; suggestions have one for each gender. */
const unnamed = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^"\s]/;
const may_be_unnamed = /^apps\/api\/src\/suggestions\//;

const strangers = (writes: Write[]) =>
  writes
    .filter(({ table }) => table in table_owners)
    .filter(({ table, area }) => !table_owners[table]?.includes(area))
    .map(({ table, file }) => `${file} writes ${table}`);

test("only the owner of a table writes to it", () => {
  const writes = sources.filter((file) => !isFree(file)).flatMap((file) => writesIn(file));
  expect(strangers(writes)).toEqual([]);
  expect(writes.length).toBeGreaterThan(0);
});

test("a write names its table", () => {
  const nameless = sources.filter(
    (file) => !isFree(file) && !may_be_unnamed.test(file) && unnamed.test(read(file)),
  );
  expect(nameless).toEqual([]);
});

test("every table has an owner, and every owner a table", () => {
  const made = migrations.flatMap((file) => [
    ...[...read(file).matchAll(/create table (?:if not exists )?([a-z]\w+)/g)].map((found) => found[1]),
    // One statement for several tables names them in a list.
    ...[...read(file).matchAll(/"(match_cards_\w+)"/g)].map((found) => found[1]),
    ...[...read(file).matchAll(/createTable\("(\w+)"/g)].map((found) => found[1]),
  ]);
  const dropped = migrations.flatMap((file) =>
    [...read(file).matchAll(/drop table ([a-z]\w+)/g)].map((found) => found[1]),
  );
  const left = [...new Set(made)].filter((table) => !dropped.includes(table));
  expect(Object.keys(table_owners).sort()).toEqual(left.sort());
});

test("a write from another area is noticed", () => {
  const file = "apps/api/src/suggestions/commands.ts";
  const lines = [
    'tx.insertInto("blocks").values(row)',
    'tx.updateTable("members").set(row)',
    'tx.deleteFrom("pictures")',
    "sql`update preferences set age_min = 18`",
    "sql`insert into consents (member_id) values (1)`",
  ];
  for (const line of lines) expect(strangers(writesIn(file, line))).toHaveLength(1);
});
