import { challenge_ms } from "@sanjog/domain/staff/passkeys";
import type { AreaDeps } from "../platform/deps.ts";
import type { Staff } from "../platform/http/authenticate-staff.ts";

type Purpose = "add" | "check";
type Session = Pick<Staff, "session_id">;

/** Returns what a passkey is to sign for this session. A new challenge replaces the one before. */
export async function openChallenge(deps: AreaDeps, { session_id }: Session, purpose: Purpose) {
  const challenge = deps.random.token();
  const fresh = { challenge, expires_at: new Date(deps.now().getTime() + challenge_ms) };
  await deps.db
    .insertInto("staff_challenges")
    .values({ session_id, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(["session_id", "purpose"]).doUpdateSet(fresh))
    .execute();
  return challenge;
}

/**
 * Returns the open challenge of this session and removes it, whatever comes of it: of two answers at once, one gets it.
 */
export async function takeChallenge(
  { db, now }: AreaDeps,
  { session_id }: Session,
  purpose: Purpose,
): Promise<string | null> {
  const taken = await db
    .deleteFrom("staff_challenges")
    .where("session_id", "=", session_id)
    .where("purpose", "=", purpose)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return taken && taken.expires_at > now() ? taken.challenge : null;
}
