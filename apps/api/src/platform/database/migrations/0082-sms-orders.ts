import { type Kysely, sql } from "kysely";

/** Every SMS of the last day, which the limits count: to one number, and in all. Owned by the platform. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table sms_orders (
     id text primary key,
     number_hash bytea not null,
     template text not null,
     ordered_at timestamptz not null
   )`,
  `create index sms_orders_by_age on sms_orders (ordered_at)`,
  `create index sms_orders_by_number on sms_orders (number_hash, ordered_at)`,
];
