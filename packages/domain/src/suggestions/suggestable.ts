import { visibleByStatus } from "../accounts/profile-status.ts";
import { type DateOnly, isDateOnly } from "../calendar.ts";
import type { Presence } from "../privacy/visibility.ts";
import { legalMarriageAge } from "../reference/marriage-age.ts";
import type { Gender } from "../reference/personal-lists.ts";

/** Returns whether a member stands in anybody's suggestions at all, age aside (decisions §5). */
export function maybeSuggested(owner: Presence): boolean {
  const reach = visibleByStatus[owner.profile_status];
  const shown = owner.complete && owner.phone_verified && owner.public_profile && !owner.leaving;
  return reach === "everyone" && shown;
}

/** The birthday from which the law of the country of residence lets a member marry; until then nobody is shown them. */
export function suggestableFrom(dob: DateOnly, country_iso: string, gender: Gender): DateOnly {
  const year = Number(dob.slice(0, 4)) + legalMarriageAge(country_iso, gender);
  const birthday = `${year}${dob.slice(4)}`;
  // One born on 29 February is a year older on 1 March.
  return isDateOnly(birthday) ? birthday : `${year}-03-01`;
}
