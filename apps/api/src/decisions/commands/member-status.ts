import { type ProfileStatus, profileStatus, visibleByStatus } from "@sanjog/domain/accounts/profile-status";
import { endMaintenance, keepHidden, type MaintainedStatus } from "@sanjog/domain/help/maintenance";
import { mayTakeStep, type StatusStep, standsAgain } from "@sanjog/domain/operator/status-steps";
import { waitsForFirstReview } from "@sanjog/domain/reviews/review";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import { profileChanged } from "../../platform/database/profile-change.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { isDoubtful, isNameDoubtful } from "../../profiles/commands/note-doubts.ts";

/** The reason for a suspension that the member reads, in both languages. */
export type SuspensionReason = { en: string; pb: string };

const keepsEarlier = (status: ProfileStatus) =>
  status === profileStatus.held || status === profileStatus.suspended;

/** Returns the status to which a suspended member returns: who waits for the first review waits for it again. */
function beforeSuspension({ config }: AreaDeps, member: LockedMember): ProfileStatus | null {
  if (config.review === "before" && waitsForFirstReview(member)) return profileStatus.held;
  return keepsEarlier(member.profile_status) ? member.status_before : member.profile_status;
}

type LockedMember = {
  id: string;
  profile_status: ProfileStatus;
  status_before: ProfileStatus | null;
};
type StatusChange = {
  profile_status: ProfileStatus;
  status_before: ProfileStatus | null;
  status_reason_en?: string | null;
  status_reason_pb?: string | null;
};

/** Hides an active, paused or matched member from everyone until a release. */
export function holdMember(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  return takeStep(deps, tx, "hold", member_id, (member) => ({
    profile_status: profileStatus.held,
    status_before: member.profile_status,
  }));
}

/** Returns a held member to the previous status, and marks any member as reviewed by deleting the review notes. */
export function releaseMember(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  return takeStep(deps, tx, "release", member_id, async (member) => {
    await tx.deleteFrom("review_notes").where("member_id", "=", member_id).execute();
    return comeBack(deps, tx, member);
  });
}

/**
 * Ends a hold whose time is over. Nobody has reviewed the member, so the review notes stay, and a new member still waits
 * for the first review.
 */
export function endHold(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  return takeStep(deps, tx, "release", member_id, (member) =>
    waitsForFirstReview(member)
      ? { profile_status: profileStatus.held, status_before: null }
      : comeBack(deps, tx, member),
  );
}

/**
 * Suspends a member, or gives a suspended one another reason: their sessions stay open, but show only the reason. After
 * the suspension, a member who was held returns to the status before the hold.
 */
export function suspendMember(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  reason: SuspensionReason,
): Promise<void> {
  return takeStep(deps, tx, "suspend", member_id, (member) => ({
    profile_status: profileStatus.suspended,
    status_before: beforeSuspension(deps, member),
    status_reason_en: reason.en,
    status_reason_pb: reason.pb,
  }));
}

/** Ends a suspension and returns the member to the previous status. */
export function reinstateMember(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  return takeStep(deps, tx, "reinstate", member_id, (member) => comeBack(deps, tx, member));
}

/** Returns whether the member waits for the first review, and locks the member. Throws `not_found` for an unknown member. */
export async function lockIfNew(tx: Tx, member_id: string): Promise<boolean> {
  return waitsForFirstReview(await lockStatus(tx, member_id));
}

/** Returns whether other members see the member now. */
export async function isShown(tx: Tx, member_id: string): Promise<boolean> {
  return visibleByStatus[(await lockStatus(tx, member_id)).profile_status] !== "nobody";
}

/**
 * Returns the member's status as it is beneath a maintenance, of which nobody who decides must learn. Throws `not_found` for an
 * unknown member.
 */
export async function loadStatus(tx: Tx, member_id: string): Promise<ProfileStatus> {
  return (await withoutMaintenance(tx, await lockStatus(tx, member_id))).profile_status;
}

type MaintainedMember = MaintainedStatus & { id: string };

/**
 * Locks the member against other steps, but not against new rows that name them: a decision that another transaction writes at
 * this moment would wait for this one, and this one for it.
 */
async function lockStatus(tx: Tx, member_id: string): Promise<MaintainedMember> {
  const member = await tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["id", "profile_status", "status_before", "under_maintenance", "held_before_maintenance"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new AppError("not_found", { sentence: "This member has just left." });
  return member;
}

/** Returns the member as if a maintenance ended now. */
async function withoutMaintenance(tx: Tx, member: MaintainedMember): Promise<LockedMember> {
  const { id } = member;
  if (!member.under_maintenance) return member;
  const over = endMaintenance(member, {
    matched_still: await isMatched(tx, id),
    needs_review: await isNameDoubtful(tx, id),
    has_notes: await isDoubtful(tx, id),
  });
  return { id, profile_status: over.profile_status, status_before: over.status_before };
}

/** Throws `not_found` for an unknown member, and `status_forbids` if the step is not possible from the current status. */
async function takeStep(
  deps: AreaDeps,
  tx: Tx,
  step: StatusStep,
  member_id: string,
  change: (member: LockedMember) => StatusChange | Promise<StatusChange>,
): Promise<void> {
  const locked = await lockStatus(tx, member_id);
  const member = await withoutMaintenance(tx, locked);
  if (!mayTakeStep(step, member.profile_status)) {
    const sentence = `This member stands at status ${member.profile_status}, from which one cannot ${step}.`;
    throw new AppError("status_forbids", { sentence });
  }
  const changed = keepHidden(await change(member), locked);
  await tx.updateTable("members").set(changed).where("id", "=", member_id).execute();
  await profileChanged(deps, tx, member_id);
}

async function comeBack(
  deps: AreaDeps,
  tx: Tx,
  { id, profile_status, status_before }: LockedMember,
): Promise<StatusChange> {
  const standing = {
    profile_status,
    status_before,
    complete: await hasEveryStep(tx, id),
    matched_still: await isMatched(tx, id),
    review_first: deps.config.review === "before",
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
