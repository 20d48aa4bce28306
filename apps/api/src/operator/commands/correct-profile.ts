import { type Gender, genders, type ProfileFor, profileFors } from "@sanjog/domain/reference/personal-lists";
import { applySubjectChange, writeProfileFor } from "../../accounts/commands/correct-profile.ts";
import { loadAccount } from "../../accounts/queries.ts";
import { type Operator, record } from "../../audit/commands/record.ts";
import { endEverythingOf } from "../../connections/commands.ts";
import { isMatched } from "../../decisions/commands/member-status.ts";
import { AppError } from "../../platform/app-error.ts";
import { lockInAnyStatus } from "../../platform/database/member-lock.ts";
import type { AreaDeps } from "../../platform/deps.ts";

/** Parses `--to`: "daughter", or "myself,male" where the relation does not imply the gender. Throws `invalid_fields`. */
export function readProfileFor(to: string): { profile_for: ProfileFor; gender?: Gender } {
  const [whose = "", sex] = to.split(",").map((word) => word.trim());
  const profile_for = profileFors.find((one) => one === whose);
  const gender = genders.find((one) => one === sex);
  if (!profile_for || (sex !== undefined && !gender))
    throw new AppError("invalid_fields", {
      sentence: `--to is one of ${profileFors.join(", ")}; with a comma and ${genders.join(" or ")} where that leaves it open.`,
    });
  return { profile_for, ...(gender && { gender }) };
}

/**
 * Corrects for whom a profile is, even if the member has requests or connections. A change of the gender ends all of
 * them, because each is between a woman and a man. Returns how many ended. Throws `status_forbids` if a matched member's
 * gender would change.
 */
export async function correctProfile(
  deps: AreaDeps,
  operator: Operator,
  member_id: string,
  to: string,
): Promise<number> {
  const change = readProfileFor(to);
  return deps.tx(async (tx) => {
    await lockInAnyStatus(tx, member_id);
    const before = await loadAccount(deps, tx, member_id);
    const told = applySubjectChange(before, change);
    const turned = told.gender !== before.gender;
    if (turned && (await isMatched(tx, member_id)))
      throw new AppError("status_forbids", { sentence: "This member is matched; the gender stays." });
    const ended = turned ? await endEverythingOf(tx, member_id) : 0;
    await writeProfileFor(deps, tx, before, told);
    await record(deps, tx, operator, { action: "correct_profile", member_id });
    return ended;
  });
}
