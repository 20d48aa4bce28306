import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { mayTakeStep } from "@sanjog/domain/operator/status-steps";
import { doubtIn, shownNames } from "@sanjog/domain/profiles/doubts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { productName } from "../../platform/texts/product-name.ts";

/** The texts of a step that other members read, by field. */
export type VisibleTexts = Readonly<Record<string, string>>;

/**
 * Writes review notes for the doubtful ones among the changed texts of a step, which puts the member on the list for
 * review. A doubtful text stays visible meanwhile, but a member whose name could pass for the service's own is held. An
 * unchanged text was reviewed before or has its note already. The caller must have locked the member.
 */
export async function noteDoubts(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  before: VisibleTexts | null,
  after: VisibleTexts,
): Promise<void> {
  const products = [productName(deps.config, "en"), productName(deps.config, "pb")];
  const changed = Object.keys(after).filter((field) => after[field] !== before?.[field]);
  if (changed.length === 0) return;
  await tx
    .deleteFrom("review_notes")
    .where("member_id", "=", member_id)
    .where("field", "in", changed)
    .execute();
  const notes = changed.flatMap((field) => {
    const reason = doubtIn(field, after[field] ?? "", products);
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

/** Returns whether any text of the member waits for review. */
export async function isDoubtful(tx: Tx, member_id: string): Promise<boolean> {
  const note = tx.selectFrom("review_notes").where("member_id", "=", member_id);
  return (await note.select("field").limit(1).executeTakeFirst()) !== undefined;
}

/** Returns whether the member's name waits for review. */
export async function isNameDoubtful(tx: Tx, member_id: string): Promise<boolean> {
  const note = tx
    .selectFrom("review_notes")
    .where("member_id", "=", member_id)
    .where("field", "in", shownNames);
  return (await note.select("field").executeTakeFirst()) !== undefined;
}

async function askForReview(tx: Tx, member_id: string, hold: boolean): Promise<void> {
  const row = tx.selectFrom("members").where("id", "=", member_id);
  const { profile_status, status_before, under_maintenance } = await row
    .select(["profile_status", "status_before", "under_maintenance"])
    .executeTakeFirstOrThrow();
  const member = tx.updateTable("members").where("id", "=", member_id);
  if (hold && mayTakeStep("hold", profile_status)) {
    await member.set({ profile_status: profileStatus.held, status_before: profile_status }).execute();
    return;
  }
  const unreviewed = profileStatus.active_unreviewed;
  if (profile_status === profileStatus.active) await member.set({ profile_status: unreviewed }).execute();
  const { held, paused } = profileStatus;
  const pause_goes_on = under_maintenance && profile_status === held && status_before === paused;
  if (profile_status === paused || pause_goes_on)
    await member
      .where("paused_from_status", "=", profileStatus.active)
      .set({ paused_from_status: unreviewed })
      .execute();
}
