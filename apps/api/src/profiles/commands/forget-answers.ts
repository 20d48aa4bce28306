import { answersWithout, type SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { type TellingWish, tellingWishes } from "@sanjog/domain/preferences/wishes-made";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/open.ts";

/**
 * Erases the answers of a purpose that the member does not agree to, in the caller's transaction, with what notes say of them and the
 * wish that would tell them.
 */
export async function forgetAnswers(tx: Tx, member_id: string, purpose: SensitivePurpose): Promise<void> {
  const without = answersWithout[purpose];
  await tx.updateTable("personal_details").set(without).where("member_id", "=", member_id).execute();
  await tx
    .deleteFrom("review_notes")
    .where("member_id", "=", member_id)
    .where("field", "in", Object.keys(without))
    .execute();
  const wish = tellingWishes.find((name) => name === purpose);
  if (wish) await forgetWish(tx, member_id, wish);
}

/** Sets a wish that would tell the member's own religion or caste to "any", in the caller's transaction. */
export async function forgetWish(tx: Tx, member_id: string, name: TellingWish): Promise<void> {
  await tx
    .updateTable("preferences")
    .set({ [name]: [any_option], must: sql`array_remove(must, ${name})` })
    .where("member_id", "=", member_id)
    .execute();
}
