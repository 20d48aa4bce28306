import { bringBack, setAside } from "@sanjog/contract/set-aside";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { set_aside_max } from "@sanjog/domain/set-aside/set-aside";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

// In a file of its own: to delete ten thousand members for the next test takes longer than a query may.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

test("putting aside is refused beyond ten thousand members with a sentence in both languages, and nothing is lost", async () => {
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir");
  const charan = await createMan(app, "Charan");
  const at = app.deps.now();
  await sql`insert into members (id, profile_number, password_hash, profile_for, gender, locale, created_at)
    select 'm' || n, (900000000 + n)::text, '', 'myself', 'male', 'en', ${at}::timestamptz
    from generate_series(1, ${set_aside_max}::integer) as n`.execute(app.deps.db);
  await sql`insert into set_aside_entries select ${asha.id}, 'm' || n, ${at}::timestamptz
    from generate_series(1, ${set_aside_max - 1}::integer) as n`.execute(app.deps.db);
  const put = (id: string, locale: "en" | "pb" = "en") =>
    as(app, asha).call(setAside, { body: { set_aside_user_id: id }, locale });
  expect((await put(balbir.id)).status).toBe(200);
  expect((await put(balbir.id)).status).toBe(200);
  const refused = await put(charan.id);
  expect([refused.status, refused.message]).toEqual([422, expect.stringContaining("10,000")]);
  expect((await put(charan.id, "pb")).message).toMatch(/ਪਾਸੇ/);
  const entries = await app.deps.db.selectFrom("set_aside_entries").select("member_id").execute();
  expect(entries).toHaveLength(set_aside_max);
  const { data } = await as(app, asha).call(listSuggestions);
  expect(data.data.map(({ user_id }) => user_id)).toEqual([charan.id]);
  await as(app, asha).call(bringBack, { params: { id: balbir.id } });
  expect((await put(charan.id)).status).toBe(200);
});
