import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { mayTakeStep } from "@sanjog/domain/operator/status-steps";
import { doubtIn, shownNames } from "@sanjog/domain/profiles/doubts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { productName } from "../../platform/texts/product-name.ts";

/** What members read of a step, by field. */
export type ReadTexts = Readonly<Record<string, string>>;

/**
 * Notes which of the changed texts of a step somebody should look at, so that the member is listed among those who wait
 * for review. A doubtful text is shown meanwhile; a member whose name may pass for the service's own is held. What did not
 * change was looked at, or is noted already. The member must be locked.
 */
export async function noteDoubts(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  before: ReadTexts | null,
  told: ReadTexts,
): Promise<void> {
  const products = [productName(deps.config, "en"), productName(deps.config, "pb")];
  const changed = Object.keys(told).filter((field) => told[field] !== before?.[field]);
  if (changed.length === 0) return;
  await tx
    .deleteFrom("review_notes")
    .where("member_id", "=", member_id)
    .where("field", "in", changed)
    .execute();
  const notes = changed.flatMap((field) => {
    const reason = doubtIn(field, told[field] ?? "", products);
    return reason ? [{ member_id, field, reason, noted_at: deps.now() }] : [];
  });
  if (notes.length === 0) return;
  await tx.insertInto("review_notes").values(notes).execute();
  await askForReview(
    tx,
    member_id,
    notes.some(({ field }) => (shownNames as readonly string[]).includes(field)),
  );
}

/** Returns whether the member's name waits for somebody to look at it. */
export async function isNameDoubtful(tx: Tx, member_id: string): Promise<boolean> {
  const note = tx
    .selectFrom("review_notes")
    .where("member_id", "=", member_id)
    .where("field", "in", shownNames);
  return (await note.select("field").executeTakeFirst()) !== undefined;
}

async function askForReview(tx: Tx, member_id: string, hold: boolean): Promise<void> {
  const row = tx.selectFrom("members").where("id", "=", member_id);
  const { profile_status } = await row.select("profile_status").executeTakeFirstOrThrow();
  const member = tx.updateTable("members").where("id", "=", member_id);
  if (hold && mayTakeStep("hold", profile_status)) {
    await member.set({ profile_status: profileStatus.held, status_before: profile_status }).execute();
    return;
  }
  const unreviewed = profileStatus.active_unreviewed;
  if (profile_status === profileStatus.active) await member.set({ profile_status: unreviewed }).execute();
  if (profile_status === profileStatus.paused)
    await member
      .where("paused_from_status", "=", profileStatus.active)
      .set({ paused_from_status: unreviewed })
      .execute();
}
