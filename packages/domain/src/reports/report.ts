import * as z from "zod/mini";
import { day_ms, hour_ms, momentBefore } from "../calendar.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { across, email, numberBetween, optionalText } from "../form/fields.ts";
import { gallery_max } from "../photos/photo-rules.ts";
import { cleanText, plainDigits } from "../text.ts";

/** The reasons for reporting a profile or picture, by what they are about; groups and reasons in the order of the form. */
export const reportReasonGroups = {
  profile: ["wrong_details", "already_married", "impersonation", "without_consent", "under_age"],
  behaviour: ["asks_for_money", "harassment", "intimate_image", "contact_details"],
  more: ["my_data", "other"],
} as const;
export type ReportReasonGroup = keyof typeof reportReasonGroups;
const { profile, behaviour, more } = reportReasonGroups;
export const reportReasons = [...profile, ...behaviour, ...more] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Returns the group of a reason where the reason is the first of it in a list, as headings need it. */
export function groupBeginningAt(
  reasons: readonly ReportReason[],
  reason: ReportReason,
): ReportReasonGroup | null {
  const groups = Object.entries(reportReasonGroups) as [ReportReasonGroup, readonly ReportReason[]][];
  const found = groups.find(([, members]) => members.includes(reason));
  const first = reasons.find((one) => found?.[1].includes(one));
  return found && first === reason ? found[0] : null;
}

/** A complaint about one's own data is about the service, not about another member. */
export const memberReportReasons = reportReasons.filter((reason) => reason !== "my_data");
export type MemberReportReason = Exclude<ReportReason, "my_data">;

/** Reports that hide a picture before a person has looked. */
export const pictureReasons = ["intimate_image", "impersonation"] as const satisfies readonly ReportReason[];
export type PictureReason = (typeof pictureReasons)[number];

export function isPictureReason(reason: unknown): reason is PictureReason {
  return (pictureReasons as readonly unknown[]).includes(reason);
}

/** How many pictures reports hide in a day before people look, by one reporter, of one member and of all strangers together. */
export const quarantines_a_day = { by_reporter: 2, of_member_by_strangers: 3, by_strangers: 20 } as const;

/** How long the link in the mail to a person without an account confirms the address. */
export const confirm_within_ms = 3 * day_ms;

/** How a report ended, as far as the reporter may know. */
export const reportOutcomes = ["acted", "not_acted", "answered", "overturned"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const acknowledge_within_ms = 24 * hour_ms;

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

const reasonError = {
  error: ({ input }: { input?: unknown }) =>
    input === "" || input == null ? "choose_one" : "unknown_option",
};
const text = optionalText(fieldErrorNumbers.report_max, "report_too_long");
const id = z.string("unknown_option").check(z.regex(/^[\w-]{1,64}$/, "unknown_option"));

/**
 * The signed statement: the US TAKE IT DOWN Act asks for a signature and good faith in a request about an intimate picture, and
 * it holds back untrue reports, which hide a picture as well.
 */
const statement = {
  signature: z._default(
    z
      .string("required")
      .check(z.overwrite(cleanText), z.maxLength(fieldErrorNumbers.name_max, "name_too_long")),
    "",
  ),
  good_faith: z._default(z.boolean("choose_yes_or_no"), false),
  /** The reporter is the person in the picture, or acts for them. A bystander may report too. */
  acts_for_person: z._default(z.boolean("choose_yes_or_no"), false),
};

/** The fields before they are known to be valid: a caller may send any type. */
type ReportText = { reason?: unknown; text?: unknown; signature?: unknown; good_faith?: unknown };
const lengthOf = (sent: unknown) => (typeof sent === "string" ? sent.trim().length : 0);
const saysWhat = across<ReportText>(
  "text",
  "required",
  ({ reason, text: said }) => (reason !== "other" && reason !== "my_data") || lengthOf(said) > 0,
);
const isSigned = across<ReportText>(
  "signature",
  "required",
  ({ reason, signature }) => !isPictureReason(reason) || lengthOf(signature) >= 2,
);
const isInGoodFaith = across<ReportText>(
  "good_faith",
  "good_faith_missing",
  ({ reason, good_faith }) => !isPictureReason(reason) || good_faith === true,
);

/** A member's report of a profile or of one picture. */
export const reportSchema = z
  .object({
    member_id: z.optional(id),
    picture_id: z.optional(id),
    reason: z.enum(memberReportReasons, reasonError),
    text,
    ...statement,
  })
  .check(
    saysWhat,
    isSigned,
    isInGoodFaith,
    z.refine(({ member_id, picture_id }) => Boolean(member_id ?? picture_id), {
      path: ["member_id"],
      error: "required",
    }),
  );
export type MemberReport = z.infer<typeof reportSchema>;

/** What of a profile a stranger reports. They name a photo by its place, since nothing lists a member's photos to them. */
export const reportedParts = ["profile", "main_photo", "other_photo"] as const;

const photoPlace = z.pipe(
  z.transform((place: unknown): unknown => (place === "" ? null : place)),
  z.nullable(numberBetween(1, "photo_place_unknown", gallery_max, "photo_place_unknown")),
);

/** A report by a person without an account, who names the profile by its address, its number or a description. */
export const publicReportSchema = z
  .object({
    email: email(),
    described: optionalText(fieldErrorNumbers.report_max, "report_too_long"),
    part: z._default(z.enum(reportedParts, reasonError), "profile"),
    /** The place of the other photo among those beside the main one, counted from 1, if known. */
    photo_place: z._default(photoPlace, null),
    reason: z.enum(reportReasons, reasonError),
    text,
    ...statement,
  })
  .check(
    across<{ reason?: unknown; described?: unknown }>(
      "described",
      "required",
      ({ reason, described }) => reason === "my_data" || lengthOf(described) > 0,
    ),
    saysWhat,
    isSigned,
    isInGoodFaith,
  );
export type PublicReport = z.infer<typeof publicReportSchema>;

/** A reference to a profile: the id from its page's address, or its number. */
export type NamedProfile = { id: string } | { profile_number: string };

const picture_address = /\/pictures\/([\w-]{16,64})/;

/** Returns the id of the picture whose address a text contains, or null. */
export function pictureNamedIn(described: string): string | null {
  return picture_address.exec(described)?.[1] ?? null;
}

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
