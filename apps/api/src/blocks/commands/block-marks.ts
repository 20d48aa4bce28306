import { sql } from "kysely";
import { whichIndexKey } from "../../platform/database/field-keys.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";

/** The keyed hashes of a member's verified addresses: by the key at hand, as the member's row has them. */
async function identitiesOf({ fields }: AreaDeps, tx: Tx, member_id: string): Promise<Buffer[]> {
  const { email, email_verified_at, phone_hash, phone_verified_at } = await loadAddresses(tx, member_id);
  return [
    ...(email && email_verified_at ? [fields.hash(email.toLowerCase())] : []),
    ...(phone_hash && phone_verified_at ? [phone_hash] : []),
  ];
}

/** The same, and what became of those that former keys made: of people who have left, a mark may be of that kind. */
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

/** Notes for whom the blocks on this member are meant, so that they outlive the account and follow to another one. */
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
 * For an account whose address was just verified: anyone who has blocked its owner under another account is out of their
 * reach here too. Where the two have had to do with each other since, they know whom they have before them.
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
 * With another key of the hashes: brings every mark under it and marks every block again. Of people whose account is
 * erased nobody knows the address any more, so their marks hold as long as the former key stands behind the new one;
 * without it they end. Answers how many did.
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
    anew: fields.hashAnew(identity_hash).toString("hex"),
  }));
  await sql`update block_marks set identity_hash = decode(pair ->> 'anew', 'hex')
    from json_array_elements(${JSON.stringify(pairs)}::json) as pair
    where identity_hash = decode(pair ->> 'former', 'hex')`.execute(tx);
}

/** A block is lifted, and with it what was inherited from it. */
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
