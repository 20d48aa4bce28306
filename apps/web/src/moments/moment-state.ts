import type { MemberProfile } from "@sanjog/contract/member-view";
import { type PartOfDay, partOfDay } from "@sanjog/domain/relations/part-of-day";

/** A time of day as people say it, such as 7:40 in the evening. */
export type Clock = { time: string; part: PartOfDay };

function clockIn(now: Date, time_zone: string): Clock {
  const format = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit", timeZone: time_zone });
  return { time: format.format(now).replace(/\s?[AP]M$/i, ""), part: partOfDay(now, time_zone) };
}

/**
 * Returns the time at the other family's place; null where it is the viewer's own time, where the place keeps several
 * times, and where none is known.
 */
export function clockThere(now: Date, here: string, there: readonly string[]): Clock | null {
  const clocks = new Map(
    there.map((zone) => clockIn(now, zone)).map((clock) => [Object.values(clock).join(), clock]),
  );
  const [clock] = clocks.values();
  if (!clock || clocks.size > 1) return null;
  return Object.values(clockIn(now, here)).join() === Object.values(clock).join() ? null : clock;
}

/** The details that a card can hide from strangers, in the order in which they are named. */
const hideable = ["phone_number", "email", "dob", "annual_income"] as const;

/** Returns which details this profile, as a stranger receives it, does not contain. */
export function hiddenBeforeConnecting(profile: MemberProfile): (typeof hideable)[number][] {
  const { phone_number, email, profile_details, career_details } = profile;
  const shown = {
    phone_number,
    email,
    dob: profile_details.dob,
    annual_income: career_details.annual_income_title,
  };
  return hideable.filter((item) => shown[item] === null);
}

/** Returns which details of a connected family the viewer sees, in the order in which families ask about them. */
export function seenOf({ phone_number, email, profile_details, family_details }: MemberProfile) {
  const details = {
    phone_number,
    email,
    dob: profile_details.dob,
    contact_address: family_details.contact_address,
    parents_names: family_details.father_name,
  };
  return (Object.keys(details) as (keyof typeof details)[]).filter((item) => details[item] !== null);
}
