import { correctionError } from "@sanjog/domain/accounts/correction";
import { genderOf } from "@sanjog/domain/accounts/sign-up";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import { AppError } from "../../platform/app-error.ts";
import { lockInAnyStatus } from "../../platform/database/member-lock.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { forgetSetAsideOf } from "../../set-aside/commands.ts";
import { forgetEntriesOf } from "../../shortlist/commands.ts";
import { loadCorrectable } from "../queries.ts";

export type ProfileSubject = { profile_for: ProfileFor; gender: Gender };
type CurrentSubject = { profile_for: ProfileFor | null; gender: Gender | null };
type SubjectChange = { profile_for?: ProfileFor | undefined; gender?: Gender | undefined };

/**
 * Returns the profile's relation and gender after a change. A relation that implies a gender (a son is a man) decides
 * it; throws a field error when the two contradict each other.
 */
export function applySubjectChange(before: CurrentSubject, change: SubjectChange): ProfileSubject {
  const profile_for = change.profile_for ?? before.profile_for;
  if (!profile_for) throw new AppError("invalid_fields", { fields: { profile_for: ["choose_one"] } });
  const implied = genderOf(profile_for);
  const gender = change.gender ?? (change.profile_for && implied ? implied : before.gender);
  if (!gender) throw new AppError("invalid_fields", { fields: { gender: ["choose_one"] } });
  if (implied && implied !== gender)
    throw new AppError("invalid_fields", { fields: { gender: ["unknown_option"] } });
  return { profile_for, gender };
}

export const isCorrected = (before: ProfileSubject, told: ProfileSubject) =>
  told.profile_for !== before.profile_for || told.gender !== before.gender;

/**
 * Corrects the member's own profile; allowed once. Locks the row before it checks, so that a concurrent connection
 * request or correction waits.
 */
export async function correctOwnProfile(
  deps: AreaDeps,
  tx: Tx,
  member: ProfileSubject & { id: string },
  told: ProfileSubject,
  field: "profile_for" | "gender",
): Promise<void> {
  await lockInAnyStatus(tx, member.id);
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
 * Writes the relation and the gender, and updates what depends on them: the match card and, when the gender changes,
 * the shortlist entries and those put aside, of the member and about the member, which are deleted.
 */
export async function writeProfileFor(
  deps: AreaDeps,
  tx: Tx,
  member: ProfileSubject & { id: string },
  told: ProfileSubject,
): Promise<void> {
  await tx.updateTable("members").set(told).where("id", "=", member.id).execute();
  if (told.gender !== member.gender) {
    await forgetEntriesOf(tx, member.id);
    await forgetSetAsideOf(tx, member.id);
  }
  await profileChanged(deps, tx, member.id);
}
