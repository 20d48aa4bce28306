import { correctionError } from "@sanjog/domain/accounts/correction";
import { genderOf } from "@sanjog/domain/accounts/sign-up";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { forgetEntriesOf } from "../../shortlist/commands.ts";
import { loadCorrectable } from "../queries.ts";

export type Told = { profile_for: ProfileFor; gender: Gender };
type Before = { profile_for: ProfileFor | null; gender: Gender | null };
type Change = { profile_for?: ProfileFor | undefined; gender?: Gender | undefined };

/** A son is a man: where the relation tells the gender, it decides; a contradiction is refused at its field. */
export function agreed(before: Before, change: Change): Told {
  const profile_for = change.profile_for ?? before.profile_for;
  if (!profile_for) throw new AppError("invalid_fields", { fields: { profile_for: ["choose_one"] } });
  const told = genderOf(profile_for);
  const gender = change.gender ?? (change.profile_for && told ? told : before.gender);
  if (!gender) throw new AppError("invalid_fields", { fields: { gender: ["choose_one"] } });
  if (told && told !== gender)
    throw new AppError("invalid_fields", { fields: { gender: ["unknown_option"] } });
  return { profile_for, gender };
}

export const isCorrected = (before: Told, told: Told) =>
  told.profile_for !== before.profile_for || told.gender !== before.gender;

/**
 * The member's own correction, once. The row is locked before it is judged: anyone who asks the member for a connection,
 * or corrects at the same moment, waits for it.
 */
export async function correctOwnProfile(
  deps: AreaDeps,
  tx: Tx,
  member: Told & { id: string },
  told: Told,
  field: "profile_for" | "gender",
): Promise<void> {
  await tx.selectFrom("members").where("id", "=", member.id).select("id").forUpdate().execute();
  const fieldError = correctionError(await loadCorrectable(tx, member.id));
  if (fieldError) throw new AppError("invalid_fields", { fields: { [field]: [fieldError] } });
  await tx
    .updateTable("members")
    .set({ profile_for_corrected_at: deps.now() })
    .where("id", "=", member.id)
    .execute();
  await writeProfileFor(deps, tx, member, told);
}

/**
 * Writes for whom the profile is, with what follows: the match card, and on a change of gender an empty shortlist, the
 * member's and theirs.
 */
export async function writeProfileFor(
  deps: AreaDeps,
  tx: Tx,
  member: Told & { id: string },
  told: Told,
): Promise<void> {
  await tx.updateTable("members").set(told).where("id", "=", member.id).execute();
  if (told.gender !== member.gender) await forgetEntriesOf(tx, member.id);
  await profileChanged(deps, tx, member.id);
}
