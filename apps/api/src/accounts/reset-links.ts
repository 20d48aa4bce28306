import { reset_link_ms } from "@sanjog/domain/accounts/verification";
import { tokenHash } from "../platform/crypto/secrets.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";

/** Creates a reset link and returns its token; earlier links become invalid. */
export async function writeResetLink(
  deps: Pick<AreaDeps, "now" | "random">,
  tx: Tx,
  member_id: string,
): Promise<string> {
  const now = deps.now();
  await endResetLinks(tx, member_id, now);
  const token = deps.random.token();
  await tx
    .insertInto("reset_links")
    .values({
      token_hash: tokenHash(token),
      member_id,
      created_at: now,
      expires_at: new Date(now.getTime() + reset_link_ms),
      used_at: null,
    })
    .execute();
  return token;
}

export async function endResetLinks(tx: Tx, member_id: string, now: Date): Promise<void> {
  await tx
    .updateTable("reset_links")
    .set({ used_at: now })
    .where("member_id", "=", member_id)
    .where("used_at", "is", null)
    .execute();
}
