import { sql } from "kysely";
import { whichIndexKey } from "../../platform/database/field-keys.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";

/**
 * Returns the keyed hashes of a member's verified addresses, made with the current key, as stored in the member's row.
 */
async function identitiesOf({ fields }: AreaDeps, tx: Tx, member_id: string): Promise<Buffer[]> {
  const { email, email_verified_at, phone_hash, phone_verified_at } = await loadAddresses(tx, member_id);
  return [
    ...(email && email_verified_at ? [fields.hash(email.toLowerCase())] : []),
    ...(phone_hash && phone_verified_at ? [phone_hash] : []),
  ];
}

/** Returns the same and the hashes made with former keys: a mark of a member who has left may still be of that kind. */
async function identitiesEver({ fields }: AreaDeps, tx: Tx, member_id: string): Promise<Buffer[]> {
  const { email, email_verified_at, phone_number, phone_verified_at } = await loadAddresses(tx, member_id);
  const opened = fields.decryptRow("members", member_id, { phone_number });
  return [
    ...(email && email_verified_at ? fields.hashesEver(email.toLowerCase()) : []),
    ...(opened.phone_number && phone_verified_at ? fields.hashesEver(opened.phone_number) : []),
  ];
}

async function loadAddresses(tx: Tx, member_id: string) {
  return tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["email", "email_verified_at", "phone_number", "phone_hash", "phone_verified_at"])
    .executeTakeFirstOrThrow();
}

/**
 * Stores the blocked member's address hashes with each block, so that a block outlives the account and applies to a
 * later one.
 */
export async function markBlocked(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  const identities = await identitiesOf(deps, tx, member_id);
  await sql`
    insert into block_marks (blocker_id, identity_hash, source_id)
    select b.blocker_id, i.hash, coalesce(b.inherited_from, b.blocked_id)
    from blocks b, unnest(${identities}::bytea[]) as i (hash)
    where b.blocked_id = ${member_id}
    on conflict do nothing`.execute(tx);
}

/**
 * For an account whose address was just verified: applies the blocks that members set on another account of the same
 * owner. Skips members with whom this account has had a request, since they know who it is.
 */
export async function inheritBlocks(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  const identities = await identitiesEver(deps, tx, member_id);
  await sql`
    insert into blocks (blocker_id, blocked_id, blocked_at, inherited, inherited_from)
    select distinct on (m.blocker_id) m.blocker_id, ${member_id}, ${deps.now()}::timestamptz, true, m.source_id
    from block_marks m
    where m.identity_hash = any(${identities}::bytea[]) and m.blocker_id <> ${member_id}
      and not exists (
        select from connection_requests r
        where (r.sender_id, r.receiver_id) in ((m.blocker_id, ${member_id}), (${member_id}, m.blocker_id))
      )
    on conflict do nothing`.execute(tx);
  await markBlocked(deps, tx, member_id);
}

/**
 * After a change of the hash key: rehashes every mark and marks every block again. The addresses of deleted accounts
 * are no longer known, so their marks can only be converted while the former key is configured; without it they are
 * deleted. Returns how many were deleted.
 */
export async function remarkBlocks(deps: AreaDeps, tx: Tx): Promise<number> {
  const made_with = await whichIndexKey(tx, deps.fields);
  if (made_with === "former") await bringUnder(deps, tx);
  const ended =
    made_with === "another" ? await tx.deleteFrom("block_marks").returning("source_id").execute() : [];
  const blocked = await tx.selectFrom("blocks").distinct().select("blocked_id").execute();
  for (const { blocked_id } of blocked) await markBlocked(deps, tx, blocked_id);
  return ended.filter(({ source_id }) => source_id === null).length;
}

async function bringUnder({ fields }: AreaDeps, tx: Tx): Promise<void> {
  const marks = await tx.selectFrom("block_marks").distinct().select("identity_hash").execute();
  const pairs = marks.map(({ identity_hash }) => ({
    former: identity_hash.toString("hex"),
    renewed: fields.rehash(identity_hash).toString("hex"),
  }));
  await sql`update block_marks set identity_hash = decode(pair ->> 'renewed', 'hex')
    from json_array_elements(${JSON.stringify(pairs)}::json) as pair
    where identity_hash = decode(pair ->> 'former', 'hex')`.execute(tx);
}

/** Deletes the marks of a lifted block and the blocks inherited from it. */
export async function forgetMarks(tx: Tx, blocker_id: string, source_id: string): Promise<void> {
  await tx
    .deleteFrom("block_marks")
    .where("blocker_id", "=", blocker_id)
    .where("source_id", "=", source_id)
    .execute();
  await tx
    .deleteFrom("blocks")
    .where("blocker_id", "=", blocker_id)
    .where("inherited_from", "=", source_id)
    .execute();
}
