import { visibleByStatus } from "../accounts/profile-status.ts";
import { type DateOnly, isDateOnly } from "../calendar.ts";
import type { Presence } from "../privacy/visibility.ts";
import { legalMarriageAge } from "../reference/marriage-age.ts";
import type { Gender } from "../reference/personal-lists.ts";

/** Returns whether a member can appear in suggestions at all, regardless of age (decisions §5). */
export function maybeSuggested(owner: Presence): boolean {
  const reach = visibleByStatus[owner.profile_status];
  const shown = owner.complete && owner.phone_verified && owner.public_profile && !owner.leaving;
  return reach === "everyone" && shown;
}

/**
 * Returns the birthday from which a member may marry by the law of the country of residence; until then they are not
 * suggested.
 */
export function suggestableFrom(dob: DateOnly, country_iso: string, gender: Gender): DateOnly {
  const year = Number(dob.slice(0, 4)) + legalMarriageAge(country_iso, gender);
  const birthday = `${year}${dob.slice(4)}`;
  // A birthday on 29 February falls on 1 March in other years.
  return isDateOnly(birthday) ? birthday : `${year}-03-01`;
}
