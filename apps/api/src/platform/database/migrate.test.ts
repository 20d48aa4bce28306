import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { type CopiedDatabase, copyTemplate } from "../../../test/support/template.ts";
import { migrate, migrationNames } from "./migrate.ts";
import { openDatabase } from "./open.ts";

async function onACopy(work: (copy: CopiedDatabase) => Promise<void>) {
  const copy = await copyTemplate(inject("template"));
  await work(copy).finally(() => copy.remove());
}

test("A migration that is incompatible with older servers is blocked until none is connected", async () => {
  // The embedded database has only one server process.
  if (inject("template").kind === "folder") return;
  await onACopy(async ({ database: { db, direct } }) => {
    await sql`delete from kysely_migration where name >= '0020'`.execute(db);
    const url = String(direct.options.connectionString);
    await expect(openDatabase({ url, dir: "" })).rejects.toThrow(
      /^Stop the servers of the older version first/,
    );
  });
});

test("Several processes can migrate at once, and no migration runs twice", async () => {
  await onACopy(async ({ database: { db, direct } }) => {
    const done = () => sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const before = await done();
    await Promise.all([migrate(direct), migrate(direct), migrate(direct)]);
    expect(await done()).toEqual(before);
    expect(before.rows.map(({ name }) => name)).toEqual(migrationNames());
  });
});
