import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { findPage, type Slice } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

test("a list of a hundred thousand has 300 pages, its total stays exact, and no deeper page is searched for", async () => {
  const slices: Slice[] = [];
  const found = await findPage(app.deps.db, { page: 12_000, per_page: 8 }, new Map(), (slice) => {
    slices.push(slice);
    return sql`select 100000 as total, 100000 as remaining, '{}'::text[] as still,
      array(select 'Asha' || nth from generate_series(1, 8) as nth) as fresh`;
  });
  expect(found).toMatchObject({ total: 100_000, current_page: 300, last_page: 300 });
  expect(found.ids).toHaveLength(8);
  expect(slices).toEqual([{ offset: 299 * 8, per_page: 8 }]);
});
