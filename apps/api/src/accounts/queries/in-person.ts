import { codeOfId } from "../../platform/crypto/secrets.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { openVerification, type Verification, verification_columns } from "../verification-rows.ts";

/** A number that waits to be confirmed in person, with the code that its member shows; null once it was typed right, or wrong too often. */
export type NumberInPerson = { row: Verification; code: string | null; expires_at: Date };

/** A member's own number, still not verified in another way, while the code lives and the member stays. */
function waiting(db: Db, member_id: string, now: Date) {
  return db
    .selectFrom("verifications as v")
    .innerJoin("members as m", (join) =>
      join.onRef("m.id", "=", "v.member_id").onRef("m.phone_hash", "=", "v.phone_hash"),
    )
    .where("v.member_id", "=", member_id)
    .where("v.purpose", "=", "in_person")
    .where("v.completed_at", "is", null)
    .where("v.expires_at", ">", now)
    .where("m.phone_verified_at", "is", null)
    .where("m.deletion_requested_at", "is", null);
}

/** Returns whether a number of the member waits to be confirmed in person. */
export async function waitsInPerson(db: Db, member_id: string, now: Date): Promise<boolean> {
  return (await waiting(db, member_id, now).select("v.id").executeTakeFirst()) !== undefined;
}

/** Locks the member whose number waits, so that it changes neither before nor during what follows. */
export async function lockWaiting(tx: Tx, member_id: string, now: Date): Promise<void> {
  await waiting(tx, member_id, now).select("v.id").forNoKeyUpdate("m").execute();
}

/** Returns the number of a member that waits to be confirmed in person. */
export async function findInPerson(
  deps: AreaDeps,
  db: Db,
  member_id: string,
): Promise<NumberInPerson | null> {
  const found = await waiting(db, member_id, deps.now())
    .select(verification_columns.map((column) => `v.${column}` as const))
    .select("v.expires_at")
    .executeTakeFirst();
  if (!found) return null;
  const { expires_at, ...row } = found;
  return { row: openVerification(deps, row), code: await findCode(deps, db, row.id), expires_at };
}

async function findCode({ config, now }: AreaDeps, db: Db, verification_id: string): Promise<string | null> {
  const open = await db
    .selectFrom("one_time_codes")
    .where("verification_id", "=", verification_id)
    .where("channel", "=", "in_person")
    .where("ended_at", "is", null)
    .where("expires_at", ">", now())
    .select("id")
    .executeTakeFirst();
  return open ? codeOfId(config.secretKey, open.id) : null;
}
