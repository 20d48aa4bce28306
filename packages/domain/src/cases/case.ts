import * as z from "zod/mini";
import { day_ms, hour_ms, minute_ms } from "../calendar.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { line, optionalText } from "../form/fields.ts";
import { in_person_code_ms } from "../in-person/in-person.ts";
import { isPictureReason, type MemberReportReason, type ReportReason } from "../reports/report.ts";
import { hasRole, type StaffRole } from "../staff/roles.ts";

/**
 * What the desk decides: a report of a profile or picture, a profile that waits for its review, an order of a court or
 * authority, an appeal against a decision, a request about somebody's own data, a member under pressure who asks to
 * be hidden or shown, and a number that volunteers confirm in person.
 */
export const caseKinds = [
  "report",
  "review",
  "order",
  "appeal",
  "data_request",
  "pressure",
  "in_person",
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Why a case exists, as far as it decides how long the desk has. */
export type CaseCause =
  | { kind: "report"; reason: MemberReportReason }
  /** Whether the member is hidden until the review. */
  | { kind: "review"; hidden: boolean }
  | { kind: "order" | "appeal" | "data_request" | "pressure" | "in_person" };

/** A complaint about one's own data is a data request; every other report is a case of its own kind. */
export function causeOfReport(reason: ReportReason): CaseCause & { kind: "report" | "data_request" } {
  return reason === "my_data" ? { kind: "data_request" } : { kind: "report", reason };
}

/**
 * Returns how long the desk has to decide. Two hours for intimate pictures and impersonation, three for an order, and
 * seven days for other complaints and appeals are the clocks of the 2026 amendment of India's IT Rules; thirty days for
 * data requests those of the data protection laws. A child, a member who is hidden until the review, and a
 * member under pressure wait a day at most: that is our own promise. A number waits until its member comes, as long as the
 * code lives.
 */
export function decideWithin(cause: CaseCause): number {
  switch (cause.kind) {
    case "report":
      if (isPictureReason(cause.reason)) return 2 * hour_ms;
      return cause.reason === "under_age" ? day_ms : 7 * day_ms;
    case "review":
      return cause.hidden ? day_ms : 7 * day_ms;
    case "pressure":
      return day_ms;
    case "order":
      return 3 * hour_ms;
    case "appeal":
      return 7 * day_ms;
    case "data_request":
      return 30 * day_ms;
    case "in_person":
      return in_person_code_ms;
  }
}

/** The lowest role that may take a case of this kind. */
export const roleForCase = {
  report: "moderator",
  review: "moderator",
  order: "lead",
  appeal: "lead",
  data_request: "lead",
  pressure: "lead",
  in_person: "moderator",
} as const satisfies Record<CaseKind, StaffRole>;

/** Returns the lowest role that may take this case: a review comes to a lead after a moderator has hidden the profile. */
export function roleToTake({ kind, for_lead }: { kind: CaseKind; for_lead: boolean }): StaffRole {
  return for_lead ? "lead" : roleForCase[kind];
}

/**
 * Returns whether this role may know of cases of this kind. Moderators know many families, and could tell from a profile that
 * disappears who has asked.
 */
export function mayKnowOf(kind: CaseKind, role: StaffRole): boolean {
  return kind !== "pressure" || hasRole(role, roleForCase[kind]);
}

/** Returns whether the keepers hear of such a case when its time is over: a member who did not come is nobody's delay. */
export function alertsKeepers(kind: CaseKind): boolean {
  return kind !== "in_person";
}

/** Returns whether opening such a case counts as a look, of which the member's download tells. */
export function tellsOfLook(kind: CaseKind): boolean {
  return kind !== "pressure";
}

/**
 * Returns whether the desk reads the whole profile for such a case. Somebody who meets a member compares the person with a name, an
 * age, a city and the pictures that others see, and needs no more.
 */
export function opensProfile(kind: CaseKind): boolean {
  return kind !== "in_person";
}

/** How long a case belongs to the person who took it; each step of that person extends it. */
export const lease_ms = 30 * minute_ms;

/** The filters of the queue. */
export const caseStates = ["open", "free", "mine", "overdue"] as const;
export type CaseState = (typeof caseStates)[number];

export const enteredKinds = ["order", "data_request"] as const;
const shortText = optionalText(fieldErrorNumbers.report_max, "report_too_long");

/** What reaches the desk outside the product, by letter or telephone, which a lead enters. An order names who sent it, and its number. */
export const enteredCaseSchema = z
  .object({
    kind: z.enum(enteredKinds, "choose_one"),
    /** The court or authority, or the person who asks. */
    authority: shortText,
    /** The sender's own number of the order or letter. */
    reference: shortText,
    /** The number or address of the profile that it is about, if it names one. */
    profile: shortText,
    text: line(fieldErrorNumbers.report_max, "report_too_long"),
  })
  .check(({ value, issues }) => {
    for (const field of ["authority", "reference"] as const)
      if (value.kind === "order" && !value[field])
        issues.push({ code: "custom", path: [field], message: "required", input: value[field] });
  });
export type EnteredCase = z.infer<typeof enteredCaseSchema>;
