import * as z from "zod/mini";
import { day_ms, hour_ms, momentBefore } from "../calendar.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { email, optionalText } from "../form/fields.ts";
import { cleanText, plainDigits } from "../text.ts";

/** The reasons for reporting a profile or picture, in the order of the form. */
export const reportReasons = [
  "under_age",
  "intimate_image",
  "impersonation",
  "without_consent",
  "wrong_details",
  "already_married",
  "asks_for_money",
  "harassment",
  "contact_details",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The law requires these within a day; all others have a week (2026 amendment of the IT Rules). */
const urgent: ReadonlySet<ReportReason> = new Set(["under_age", "intimate_image", "impersonation"]);

export const acknowledge_within_ms = 24 * hour_ms;

/** Returns how long the service has to resolve a report of this kind. */
export function resolveWithin(reason: ReportReason): number {
  return urgent.has(reason) ? day_ms : 7 * day_ms;
}

const remind_before_ms = 6 * hour_ms;

/**
 * Returns when an open report is nearly due: six hours before the deadline, or at half of its time where that is
 * shorter.
 */
export function remindFrom({ reported_at, resolve_by }: { reported_at: Date; resolve_by: Date }): Date {
  const half_ms = (resolve_by.getTime() - reported_at.getTime()) / 2;
  return momentBefore(resolve_by, Math.min(half_ms, remind_before_ms));
}

/** How long a closed report is kept as proof that it was handled. */
export const report_kept_ms = 180 * day_ms;

const reason = z.enum(reportReasons, {
  error: ({ input }) => (input === "" || input == null ? "choose_one" : "unknown_option"),
});
const text = optionalText(fieldErrorNumbers.report_max, "report_too_long");
const id = z.string("unknown_option").check(z.regex(/^[\w-]{1,64}$/, "unknown_option"));

type ReportText = { reason?: string; text?: string };
const saysWhat = z.refine<ReportText>((told) => told.reason !== "other" || Boolean(told.text?.trim()), {
  path: ["text"],
  error: "required",
});

/** A member's report of a profile or of one picture. */
export const reportSchema = z
  .object({ member_id: z.optional(id), picture_id: z.optional(id), reason, text })
  .check(
    saysWhat,
    z.refine(({ member_id, picture_id }) => Boolean(member_id ?? picture_id), {
      path: ["member_id"],
      error: "required",
    }),
  );

/** A report by a person without an account, who names the profile by its address, its number or a description. */
export const publicReportSchema = z
  .object({
    email: email(),
    described: z
      .string("required")
      .check(
        z.overwrite(cleanText),
        z.minLength(1, "required"),
        z.maxLength(fieldErrorNumbers.report_max, "report_too_long"),
      ),
    reason,
    text,
  })
  .check(saysWhat);
export type PublicReport = z.infer<typeof publicReportSchema>;

/** A reference to a profile: the id from its page's address, or its number. */
export type NamedProfile = { id: string } | { profile_number: string };

const profile_address = /(?:view-profile|profile)\/(?:view\/)?([\w-]{16,64})/;
/** Nine separate digits, also in groups of three; a telephone number has more. */
const nine_digits = /(?<![\d+][\s.-]?)[1-9]\d{2}([\s.-]?)\d{3}\1\d{3}(?![\s.-]?\d)/;

/** Returns the profile that a typed or pasted text names, or null. */
export function profileNamedIn(described: string): NamedProfile | null {
  const id = /^[\w-]{22}$/.exec(described.trim())?.[0] ?? profile_address.exec(described)?.[1];
  if (id) return { id };
  const number = nine_digits.exec(plainDigits(described))?.[0];
  return number ? { profile_number: number.replaceAll(/\D/g, "") } : null;
}
