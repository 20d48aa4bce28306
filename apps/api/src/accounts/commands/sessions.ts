import { session_life_ms } from "@sanjog/domain/accounts/verification";
import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import type { Tx } from "../../platform/database/open.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { login_ended } from "../../platform/live/live.ts";
import { profileChanged } from "../../platform/profile-change.ts";
import { tokenHash } from "../../platform/secrets.ts";

/** Signs a member in; answers the token, which is kept nowhere. */
export async function openSession(
  deps: Deps,
  tx: Tx,
  member_id: string,
  device: string,
  from_sign_up = false,
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
    .set({ last_active_on: dayIn(now, india_time_zone) })
    .where("id", "=", member_id)
    .execute();
  await stay(deps, tx, member_id);
  return token;
}

/** Decisions §10: one who signs in no longer wants to leave. */
async function stay(deps: Deps, tx: Tx, member_id: string): Promise<void> {
  const stays = await tx
    .updateTable("members")
    .set({ deletion_requested_at: null })
    .where("id", "=", member_id)
    .where("deletion_requested_at", "is not", null)
    .executeTakeFirst();
  if (stays.numUpdatedRows > 0n) await profileChanged(deps, tx, member_id);
}

/** Ends every session of a member so that each is told why (409), not merely that its login is over. */
export async function closeSessions(
  deps: Deps,
  tx: Tx,
  member_id: string,
  reason: "account_closed",
): Promise<void> {
  await tx
    .updateTable("member_sessions")
    .set({ ended_reason: reason })
    .where("member_id", "=", member_id)
    .execute();
  await deps.live.announce(tx, { member_id, about: login_ended });
}

/** Ends every login of a member, or of everyone; answers how many there were. For operators. */
export async function endLogins(deps: Deps, tx: Tx, member_id: string | null): Promise<number> {
  const ended = await tx
    .deleteFrom("member_sessions")
    .$if(member_id !== null, (query) => query.where("member_id", "=", member_id ?? ""))
    .returning("member_id")
    .execute();
  for (const id of new Set(ended.map((row) => row.member_id))) {
    await deps.live.announce(tx, { member_id: id, about: login_ended });
  }
  return ended.length;
}

export async function logout(deps: Deps, viewer: Viewer): Promise<void> {
  await deps.tx(async (tx) => {
    await tx.deleteFrom("member_sessions").where("id", "=", viewer.session_id).execute();
    await deps.live.announce(tx, { member_id: viewer.id, about: login_ended });
  });
}

/** Ends one session of the viewer's. Refuses one that is not there or somebody else's as `not_found`. */
export async function endSession(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await deps.tx(async (tx) => {
    const ended = await tx
      .deleteFrom("member_sessions")
      .where("id", "=", id)
      .where("member_id", "=", viewer.id)
      .returning("id")
      .executeTakeFirst();
    if (!ended) throw new AppError("not_found");
    await deps.live.announce(tx, { member_id: viewer.id, about: login_ended });
  });
}
