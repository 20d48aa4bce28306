import { session_life_ms } from "@sanjog/domain/accounts/verification";
import { dayInIndia } from "@sanjog/domain/calendar";
import type { Locale } from "@sanjog/i18n/locale";
import { tokenHash } from "../platform/crypto/secrets.ts";
import type { Tx } from "../platform/database/open.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { login_ended } from "../platform/live/live.ts";

type SignIn = { member_id: string; device: string; locale: Locale; from_sign_up?: boolean };

/**
 * Creates a session and returns its token, of which only a hash is stored. The language of the login becomes the
 * language of messages to the member.
 */
export async function openSession(
  deps: AreaDeps,
  tx: Tx,
  { member_id, device, locale, from_sign_up = false }: SignIn,
): Promise<string> {
  const token = deps.random.token();
  const now = deps.now();
  await tx
    .insertInto("member_sessions")
    .values({
      id: deps.random.id(),
      token_hash: tokenHash(token),
      member_id,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + session_life_ms),
      device,
      ended_reason: null,
      from_sign_up,
    })
    .execute();
  await tx
    .updateTable("members")
    .set({ last_active_on: dayInIndia(now), locale })
    .where("id", "=", member_id)
    .execute();
  await cancelDeletion(deps, tx, member_id);
  return token;
}

/** Cancels a requested deletion: signing in means that the member wants to stay (decisions §10). */
async function cancelDeletion(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  const cancelled = await tx
    .updateTable("members")
    .set({ deletion_requested_at: null })
    .where("id", "=", member_id)
    .where("deletion_requested_at", "is not", null)
    .executeTakeFirst();
  if (cancelled.numUpdatedRows > 0n) await profileChanged(deps, tx, member_id);
}

/** Deletes the sessions of a member, or of everyone when `member_id` is null, and returns how many there were. */
export async function deleteSessions(
  { live }: Pick<AreaDeps, "live">,
  tx: Tx,
  member_id: string | null,
): Promise<number> {
  const deleted = await tx
    .deleteFrom("member_sessions")
    .$if(member_id !== null, (query) => query.where("member_id", "=", member_id ?? ""))
    .returning("member_id")
    .execute();
  for (const id of new Set(deleted.map((row) => row.member_id))) {
    await live.announce(tx, { member_id: id, about: login_ended });
  }
  return deleted.length;
}
