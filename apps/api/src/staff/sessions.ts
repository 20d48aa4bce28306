import { desk_session_ms, second_factor_within_ms } from "@sanjog/domain/staff/staff-limits";
import { tokenHash } from "../platform/crypto/secrets.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";

/** Creates a session of the desk and returns its token, of which only a hash is stored. */
export async function openStaffSession(
  deps: AreaDeps,
  tx: Tx,
  staff_id: string,
  after: "password" | "second_factor",
): Promise<string> {
  const token = deps.random.token();
  const now = deps.now();
  const lasts_ms = after === "password" ? second_factor_within_ms : desk_session_ms;
  await tx
    .insertInto("staff_sessions")
    .values({
      id: deps.random.id(),
      token_hash: tokenHash(token),
      staff_id,
      created_at: now,
      expires_at: new Date(now.getTime() + lasts_ms),
      second_factor_at: after === "password" ? null : now,
    })
    .execute();
  return token;
}

/** Ends every session of the account, except one if it is given. */
export async function endStaffSessions(tx: Tx, staff_id: string, except?: string): Promise<void> {
  await tx
    .deleteFrom("staff_sessions")
    .where("staff_id", "=", staff_id)
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .execute();
}
