import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/support/test-app.ts";

test("Statements that wait together behind a transaction each get their own result", async () => {
  const app = await createTestApp([]);
  const { db, tx } = app.deps;
  for (let round = 0; round < 10; round += 1) {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = tx(async (inside) => {
      await sql`select 1`.execute(inside);
      await gate;
      await sql`select 2`.execute(inside);
    });
    const asked = ["a", "b", "c", "d", "e", "f"].map(async (letter) => {
      const { rows } = await sql<{
        said: string;
      }>`select ${"to "}::text || ${sql.lit(letter)} as said`.execute(db);
      return rows[0]?.said;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    release();
    await holding;
    expect(await Promise.all(asked)).toEqual(["to a", "to b", "to c", "to d", "to e", "to f"]);
  }
  await app.close();
});
