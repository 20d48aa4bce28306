import * as z from "zod/mini";
import { day_ms } from "../calendar.ts";
import type { CaseKind } from "../cases/case.ts";
import { type FieldErrorCode, fieldErrorNumbers } from "../field-error.ts";
import { optionalText, wholeNumber } from "../form/fields.ts";
import type { ReportOutcome, ReportReason } from "../reports/report.ts";
import { err, ok, type Result } from "../result.ts";
import { reviewParts } from "../reviews/review-parts.ts";
import { hasRole, type StaffRole } from "../staff/roles.ts";
import { type DecisionKind, decisionKinds } from "./decision-kinds.ts";

/** The rules of the terms that a decision can rest on. Each has a reason as a template in both languages. */
export const decisionRules = [
  "contact_details",
  "false_details",
  "indecent_picture",
  "other_person",
  "money",
  "harassment",
  "already_married",
  "under_age",
  "without_consent",
  "unclear_picture",
  "order",
  "terms",
] as const;
export type DecisionRule = (typeof decisionRules)[number];

/** The lowest role for each decision. The role that a kind of case needs applies as well. */
export const roleForDecision = {
  release: "moderator",
  ask_changes: "moderator",
  hide_picture: "moderator",
  show_picture: "moderator",
  hold: "moderator",
  warn: "moderator",
  suspend: "lead",
  restore: "lead",
  dismiss: "moderator",
} as const satisfies Record<DecisionKind, StaffRole>;

/** How long one person alone may hide a profile, and how long a lead alone may suspend one. */
export const hold_ms = day_ms;
export const suspend_alone_ms = 7 * day_ms;
/** One person alone suspends a member for no more than seven days in all within this time. */
export const suspensions_count_ms = 30 * day_ms;
export const suspend_days_max = 365;
/** How long a member can appeal; decisions are kept as long. */
export const appeal_within_ms = 180 * day_ms;

/** A suspension that is in force: since when the member is suspended without a break, and until when; null is for good. */
export type Suspension = { since: Date; until: Date | null };

/** When a suspension by one person alone was decided, and when it ended or will end. */
export type SuspensionAlone = { since: Date; until: Date };

type Before = {
  present: Suspension | null;
  /** The member's suspensions that one person decided alone, also those that have ended, of the time that counts. */
  alone: readonly SuspensionAlone[];
  now: Date;
};

/** Returns how long the member was suspended by one person alone, within the time that counts. */
function suspendedAlone(alone: readonly SuspensionAlone[], now: Date): number {
  const first = now.getTime() - suspensions_count_ms;
  return alone
    .map(({ since, until }) => Math.min(until.getTime(), now.getTime()) - Math.max(since.getTime(), first))
    .reduce((sum, ms) => sum + Math.max(ms, 0), 0);
}

/**
 * Returns whether a suspension of so many days from now, or for good (null), needs a second person. One person can shorten
 * a suspension to seven days from now, and lengthen it to seven days from its beginning. A suspension by one person within
 * the last seven days counts as its beginning, also after it has ended. All suspensions by one person are at most seven days
 * within thirty.
 */
export function needsSecond(
  kind: DecisionKind,
  days: number | null,
  { present, alone, now }: Before,
): boolean {
  if (kind !== "suspend") return false;
  if (days === null || days * day_ms > suspend_alone_ms) return true;
  const until = now.getTime() + days * day_ms;
  if (present && (!present.until || until <= present.until.getTime())) return false;
  if (suspendedAlone(alone, now) + days * day_ms > suspend_alone_ms) return true;
  const recent = alone
    .map(({ since }) => since)
    .filter((begun) => begun.getTime() > now.getTime() - suspend_alone_ms);
  const began = [...(present ? [present.since] : []), ...recent];
  return began.some((begun) => until > begun.getTime() + suspend_alone_ms);
}

/** Returns whether the member reads the decision, with its rule, facts and reason. A dismissed report is told to the reporter alone. */
export function tellsMember(kind: DecisionKind, case_kind: CaseKind): boolean {
  if (case_kind === "appeal") return true;
  return kind !== "dismiss" && kind !== "release";
}

/** Decisions that take something away: their report was right, and the member can appeal against them. */
export const actedKinds = [
  "ask_changes",
  "hide_picture",
  "hold",
  "warn",
  "suspend",
] as const satisfies readonly DecisionKind[];

/** Returns whether a report with this outcome was right, as the reporter hears it. */
export function hasActed(outcome: string): boolean {
  return (actedKinds as readonly string[]).includes(outcome);
}

type DecidedReport = { reason: ReportReason; resolution: string | null; overturned_at: Date | null };

/**
 * Returns how a report ended, as far as its reporter may know; null while it is open. A request about one's own data is answered.
 */
export function outcomeOf({ reason, resolution, overturned_at }: DecidedReport): ReportOutcome | null {
  if (resolution === null) return null;
  if (reason === "my_data") return "answered";
  if (overturned_at) return "overturned";
  return hasActed(resolution) ? "acted" : "not_acted";
}

export function mayBeAppealed(kind: DecisionKind): boolean {
  return hasActed(kind);
}

/** Identifies the content of a profile at the moment of a look. */
export const profileVersion = z.string().check(z.regex(/^[\w-]{1,64}$/, "unknown_option"));

const optionalReason = optionalText(fieldErrorNumbers.report_max, "report_too_long");

/** A decision as the desk enters it. `days` of a suspension: null is for good. */
export const decisionSchema = z.object({
  kind: z.enum(decisionKinds, "choose_one"),
  rule: z.optional(z.enum(decisionRules, "choose_one")),
  /** What happened, in the member's language. */
  facts: optionalReason,
  reason_en: optionalReason,
  reason_pb: optionalReason,
  days: z.optional(
    z.nullable(
      z.pipe(
        wholeNumber(),
        z.number().check(z.minimum(1, "count_negative"), z.maximum(suspend_days_max, "count_too_high")),
      ),
    ),
  ),
  picture_id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, "unknown_option"))),
  /** What of a new profile is to be changed. */
  parts: z.optional(
    z.array(z.enum(reviewParts, "unknown_option")).check(z.maxLength(reviewParts.length, "unknown_option")),
  ),
  /** The profile that was looked at: a decision about a profile that has changed since is refused. */
  profile_version: z.optional(profileVersion),
});
export type NewDecision = z.infer<typeof decisionSchema>;

/** Returns what is missing in a decision, by field. */
export function missingIn(
  decision: NewDecision,
  case_kind: CaseKind,
): Record<string, readonly FieldErrorCode[]> {
  const missing: Record<string, readonly FieldErrorCode[]> = {};
  if (tellsMember(decision.kind, case_kind)) {
    if (!decision.rule) missing.rule = ["choose_one"];
    for (const field of ["facts", "reason_en", "reason_pb"] as const)
      if (!decision[field].trim()) missing[field] = ["required"];
  }
  const about_picture = decision.kind === "hide_picture" || decision.kind === "show_picture";
  if (about_picture && !decision.picture_id) missing.picture_id = ["choose_one"];
  if (decision.kind === "suspend" && decision.days === undefined) missing.days = ["choose_one"];
  return missing;
}

/** A review ends with a release or with what prevents one: a dismissed review would leave the member hidden without a case. */
const forReview: readonly DecisionKind[] = ["release", "ask_changes", "hide_picture", "hold", "suspend"];
/** Whether a member under pressure is shown again, or stays hidden. */
const forPressure: readonly DecisionKind[] = ["release", "dismiss"];
/** Two people confirm a number by another step; a decision only closes the case. */
const forInPerson: readonly DecisionKind[] = ["dismiss"];
const forAppeal: readonly DecisionKind[] = ["restore", "dismiss"];

function fits(kind: DecisionKind, case_kind: CaseKind): boolean {
  if (case_kind === "appeal") return forAppeal.includes(kind);
  if (case_kind === "in_person") return forInPerson.includes(kind);
  if (case_kind === "pressure") return forPressure.includes(kind);
  return case_kind !== "review" || forReview.includes(kind);
}

export type DecidedAbout = {
  case_kind: CaseKind;
  role: StaffRole;
  about_somebody: boolean;
  /** Whether a member under pressure now asks to be shown again: nobody else ends the maintenance. */
  asks_to_show?: boolean;
  /** Whether nobody has seen the member's profile yet: only its own review shows it. */
  first_review?: boolean;
};

/** Judges whether this role may end such a case with this decision. */
export function judgeDecision(
  kind: DecisionKind,
  { case_kind, role, about_somebody, asks_to_show = false, first_review = false }: DecidedAbout,
): Result<null> {
  if (!hasRole(role, roleForDecision[kind])) return err("role_forbids");
  if (!fits(kind, case_kind)) return err("decision_unfit");
  if (case_kind === "pressure" && kind === "release" && !asks_to_show) return err("decision_unfit");
  if (first_review && kind === "release" && case_kind !== "review" && case_kind !== "pressure")
    return err("decision_unfit");
  if (!about_somebody && kind !== "dismiss") return err("decision_unfit");
  return ok(null);
}
