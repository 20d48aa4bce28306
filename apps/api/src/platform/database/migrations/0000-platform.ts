import { type Kysely, sql } from "kysely";

/**
 * The platform's own tables: answers kept for repeated requests, WhatsApp messages already seen,
 * the built-in mailbox, and the counters of the limits.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table idempotency_keys (
      member_id text not null,
      key_hash bytea not null,
      door text not null,
      body_hash bytea not null,
      sealed_reply bytea,
      created_at timestamptz not null,
      primary key (member_id, door, key_hash)
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
  await sql`
    create table whatsapp_inbox (
      wamid text primary key,
      from_number text not null,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index whatsapp_inbox_by_age on whatsapp_inbox (received_at)`.execute(db);
  await sql`
    create table dev_messages (
      id bigint generated always as identity primary key,
      channel text not null check (channel in ('mail', 'whatsapp')),
      recipient text not null,
      sender text not null,
      subject text,
      text text not null,
      html text,
      at timestamptz not null
    )`.execute(db);
  await sql`create index dev_messages_by_recipient on dev_messages (recipient, id desc)`.execute(db);
  // The shape is rate-limiter-flexible's.
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}
