import { type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";
import { day_ms, hour_ms } from "../calendar.ts";
import { type ReviewPart, reviewParts } from "./review-parts.ts";

/** How long an approval can be taken back before the profile is shown: a little longer than the desk offers it. */
export const undo_within_ms = 12_000;

/** Returns whether nobody has seen this member's profile yet: it waits for its first review. */
export function waitsForFirstReview({
  profile_status,
  status_before,
}: {
  profile_status: ProfileStatus;
  status_before: ProfileStatus | null;
}): boolean {
  return profile_status === profileStatus.held && status_before === null;
}

/** The reviews of these last days tell how long a new member usually waits. */
export const usual_over_ms = 30 * day_ms;
/** Fewer reviews would say little, and could tell about one of them. */
export const usual_from = 5;

/** Returns how many hours a review usually takes, at least one; null where too few reviews can tell. */
export function usualHours({ count, median_ms }: { count: number; median_ms: number }): number | null {
  return count < usual_from ? null : Math.max(1, Math.round(median_ms / hour_ms));
}

/** A sign for the content of each field, by its part and name; it does not reveal the content. */
export type ProfileMarks = Readonly<Record<string, string>>;
export type ChangedField = { part: ReviewPart; field: string };

/** The name of a field in the marks. */
export const markName = ({ part, field }: ChangedField) => `${part}.${field}`;

/** Returns the fields that differ, in the order of the profile. */
export function changedFields(before: ProfileMarks, after: ProfileMarks): ChangedField[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .filter((name) => before[name] !== after[name])
    .flatMap((name) => {
      const part = reviewParts.find((one) => name.startsWith(`${one}.`));
      return part ? [{ part, field: name.slice(part.length + 1) }] : [];
    })
    .toSorted((one, other) => reviewParts.indexOf(one.part) - reviewParts.indexOf(other.part));
}
