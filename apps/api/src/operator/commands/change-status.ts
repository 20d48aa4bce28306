import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { mayTakeStep, type StatusStep, standsAgain } from "@sanjog/domain/operator/status-steps";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { type Operator, record } from "./record.ts";

/** The reason for a suspension that the member reads, in both languages. */
export type SuspensionReason = { en: string; pb: string };

/** Hides an active, paused or matched member from everyone until an operator has reviewed them. */
export function holdMember(deps: AreaDeps, operator: Operator, member_id: string): Promise<ProfileStatus> {
  return takeStep(deps, operator, "hold", member_id, (member) => ({
    profile_status: profileStatus.held,
    status_before: member.profile_status,
  }));
}

/** Returns a held member to the previous status, and marks any member as reviewed by deleting the review notes. */
export function releaseMember(deps: AreaDeps, operator: Operator, member_id: string): Promise<ProfileStatus> {
  return takeStep(deps, operator, "release", member_id, async (member, tx) => {
    await tx.deleteFrom("review_notes").where("member_id", "=", member_id).execute();
    return comeBack(member, tx);
  });
}

/**
 * Suspends a member: their sessions stay open, but show only the reason. After the suspension, a member who was held
 * returns to the status before the hold.
 */
export function suspendMember(
  deps: AreaDeps,
  operator: Operator,
  member_id: string,
  reason: SuspensionReason,
): Promise<ProfileStatus> {
  return takeStep(deps, operator, "suspend", member_id, (member) => ({
    profile_status: profileStatus.suspended,
    status_before:
      member.profile_status === profileStatus.held ? member.status_before : member.profile_status,
    status_reason_en: reason.en,
    status_reason_pb: reason.pb,
  }));
}

/** Ends a suspension and returns the member to the previous status. */
export function reinstateMember(
  deps: AreaDeps,
  operator: Operator,
  member_id: string,
): Promise<ProfileStatus> {
  return takeStep(deps, operator, "reinstate", member_id, comeBack);
}

type LockedMember = { id: string; profile_status: ProfileStatus; status_before: ProfileStatus | null };
type StatusChange = {
  profile_status: ProfileStatus;
  status_before: ProfileStatus | null;
  status_reason_en?: string | null;
  status_reason_pb?: string | null;
};

/** Throws `not_found` for an unknown member, and `status_forbids` if the step is not possible from the current status. */
async function takeStep(
  deps: AreaDeps,
  operator: Operator,
  step: StatusStep,
  member_id: string,
  change: (member: LockedMember, tx: Tx) => StatusChange | Promise<StatusChange>,
): Promise<ProfileStatus> {
  return deps.tx(async (tx) => {
    const member = await tx
      .selectFrom("members")
      .where("id", "=", member_id)
      .select(["id", "profile_status", "status_before"])
      .forUpdate()
      .executeTakeFirst();
    if (!member) throw new AppError("not_found", { sentence: "This member has just left." });
    if (!mayTakeStep(step, member.profile_status)) {
      const sentence = `This member stands at status ${member.profile_status}, from which one cannot ${step}.`;
      throw new AppError("status_forbids", { sentence });
    }
    const changed = await change(member, tx);
    await tx.updateTable("members").set(changed).where("id", "=", member_id).execute();
    await record(deps, tx, operator, { action: step, member_id });
    await profileChanged(deps, tx, member_id);
    return changed.profile_status;
  });
}

async function comeBack({ id, profile_status, status_before }: LockedMember, tx: Tx): Promise<StatusChange> {
  const standing = {
    profile_status,
    status_before,
    complete: await hasEveryStep(tx, id),
    matched_still: await isMatched(tx, id),
  };
  return {
    profile_status: standsAgain(standing),
    status_before: null,
    status_reason_en: null,
    status_reason_pb: null,
  };
}

async function hasEveryStep(tx: Tx, id: string): Promise<boolean> {
  const complete = await tx
    .selectFrom("members as m")
    .innerJoin("personal_details as p", "p.member_id", "m.id")
    .innerJoin("family_details as f", "f.member_id", "m.id")
    .innerJoin("career_details as c", "c.member_id", "m.id")
    .innerJoin("preferences as w", "w.member_id", "m.id")
    .where("m.id", "=", id)
    .select("m.id")
    .executeTakeFirst();
  return complete !== undefined;
}

/** Returns whether the member has a match, also while the member is held or suspended. */
export async function isMatched(tx: Tx, id: string): Promise<boolean> {
  const match = await tx
    .selectFrom("proposals")
    .where("status", "=", "accepted")
    .where(({ eb, or }) => or([eb("sender_id", "=", id), eb("receiver_id", "=", id)]))
    .select("id")
    .executeTakeFirst();
  return match !== undefined;
}
