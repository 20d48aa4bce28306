import { type Kysely, sql } from "kysely";

/** What Meta lets the service do on WhatsApp, in one row. Owned by platform. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table whatsapp_standing (
     one boolean primary key default true check (one),
     standing text not null default 'open' check (standing in ('open', 'warned', 'closed')),
     about text not null default 'account' check (about in ('account', 'quality')),
     reason text not null default '',
     since timestamptz not null default 'epoch',
     until timestamptz,
     heard_at timestamptz not null default 'epoch'
   )`,
  `insert into whatsapp_standing default values`,
];
