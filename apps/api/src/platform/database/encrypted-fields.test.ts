import { runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type CopiedDatabase, copyTemplate } from "../../../test/support/template.ts";
import { testConfig } from "../../../test/support/test-app.ts";
import { decryptJob } from "../crypto/encrypted-jobs.ts";
import { createFieldCipher } from "../crypto/field-cipher.ts";
import { quietJobLogger } from "./job-logger.ts";
import { migrate, migrations } from "./migrate.ts";

const fields = createFieldCipher(testConfig().fieldKeys);
let copied: CopiedDatabase;
beforeAll(async () => {
  copied = await copyTemplate(inject("template"));
});
afterAll(() => copied.remove());

const number = "+919876543210";

/** Enough rows for two batches, so that the second one is tested too. */
const people = 1_100;

/** The database as an older version left it: every number, address and link in plain text. */
async function olderDatabase(): Promise<void> {
  const { db, pool } = copied.database;
  for (const schema of ["public", "graphile_worker"])
    await sql.raw(`drop schema ${schema} cascade`).execute(db);
  await sql`create schema public`.execute(db);
  const kept = { connect: () => pool.connect(), end: async () => undefined, options: {} };
  const old = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: kept }) });
  const provider = migrations({ fields: undefined });
  const { error } = await new Migrator({ db: old, provider }).migrateTo("0016-card-order");
  if (error) throw error;
  const at = new Date("2026-01-02T03:04:05Z");
  await sql`insert into members (id, email, phone_number, phone_verified_at, password_hash, profile_for, gender, created_at)
    select 'm' || n, 'm' || n || '@example.com', ${number}, ${at}, '', 'myself', 'female', ${at}
    from generate_series(1, ${people}::int) n`.execute(db);
  await sql`insert into members (id, password_hash, profile_for, gender, created_at)
    values ('nobody', '', 'myself', 'male', ${at})`.execute(db);
  await sql`insert into verifications (id, purpose, key_hash, phone_number, created_at, expires_at)
    values ('v', 'registration', 'k', ${number}, ${at}, ${at})`.execute(db);
  await sql`insert into number_disputes (id, verification_id, phone_number, created_at, expires_at)
    values ('d', 'v', ${number}, ${at}, ${at})`.execute(db);
  await sql`insert into one_time_codes (id, verification_id, channel, address, code_hmac, created_at, expires_at)
    values ('c', 'v', 'phone', ${number}, 'h', ${at}, ${at})`.execute(db);
  await sql`insert into whatsapp_inbox (wamid, from_number, received_at) values ('w', ${number}, ${at})`.execute(
    db,
  );
  await sql`insert into career_details values
    ('m1', ${at}, 356, 1, 1, '141987', 'citizen', 'bachelors', 'x', 'teacher', 'no_income')`.execute(db);
  await migrateQueue();
}

/** The queue of the older version, with a mail that is not sent yet. */
async function migrateQueue(): Promise<void> {
  const { db, pool } = copied.database;
  await runMigrations({ pgPool: pool, logger: quietJobLogger });
  await sql`select graphile_worker.add_job('mail', ${JSON.stringify({ to: "asha@example.com", subject: "s", text: number })}::json)`.execute(
    db,
  );
}

/** A starting server has only the migration's connection. The test app's other connections would look like another server. */
async function migrateAtStart(...fields_given: [] | [typeof fields]): Promise<void> {
  const { pool } = copied.database;
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sanjog' and pid <> pg_backend_pid()`);
  await pool.query("set application_name to 'sanjog migration'");
  await migrate(pool, ...fields_given);
}

test("The migration encrypts an older version's plain values in place, row by row, and they are found by hash", async () => {
  const { db } = copied.database;
  await olderDatabase();
  await expect(migrateAtStart()).rejects.toThrow("opened with the keys");
  await migrateAtStart(fields);

  const members = await db.selectFrom("members").select(["id", "phone_number", "phone_hash"]).execute();
  expect(members).toHaveLength(people + 1);
  for (const row of members) {
    const phone_number = row.id === "nobody" ? null : number;
    expect(fields.decryptRow("members", row.id, row).phone_number).toBe(phone_number);
    expect(row.phone_hash).toEqual(phone_number && fields.hash(number));
  }
  const [pending] = await db.selectFrom("verifications").selectAll().execute();
  expect(pending && fields.decryptRow("verifications", "v", pending).phone_number).toBe(number);
  const [dispute] = await db.selectFrom("number_disputes").selectAll().execute();
  expect(dispute && fields.decryptRow("number_disputes", "d", dispute).phone_number).toBe(number);
  const [code] = await db.selectFrom("one_time_codes").selectAll().execute();
  expect(code?.address_hash).toEqual(fields.hash(number));
  const [heard] = await db.selectFrom("whatsapp_inbox").selectAll().execute();
  expect(heard).toMatchObject({
    from_hash: fields.hash(number),
    wamid: fields.hash("w").toString("base64url"),
  });
  const [career] = await db.selectFrom("career_details").selectAll().execute();
  expect(career && fields.decryptRow("career_details", "m1", career).pincode).toBe("141987");
  const { rows } = await sql<{
    payload: Record<string, unknown>;
  }>`select payload from graphile_worker._private_jobs`.execute(db);
  expect(JSON.stringify(rows)).not.toContain(number);
  expect(rows.map(({ payload }) => decryptJob(fields, "mail", payload))).toEqual([
    { to: "asha@example.com", subject: "s", text: number },
  ]);
});
