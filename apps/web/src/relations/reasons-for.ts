import type { Match, MemberCard } from "@sanjog/contract/member-view";
import type { User } from "@sanjog/contract/user";
import { distinguishingReasons, type Reason } from "@sanjog/domain/suggestions/distinguishing-reasons";

type ListedMember = Pick<MemberCard, "user_id" | "profile_details" | "career_details"> & {
  match?: Pick<Match, "theirs_met" | "theirs_of"> | undefined;
};

/** Returns what sets each member apart from the others of a list. Some lists have no match. */
export function reasonsFor(
  members: readonly ListedMember[],
  career: User["career_details"],
): Map<string, Reason[]> {
  const facts = members.map(({ profile_details, career_details: { city, country }, match }) => ({
    city,
    country,
    namdhari_sect: profile_details.namdhari_sect,
    theirs_met: match?.theirs_met ?? 0,
    theirs_of: match?.theirs_of ?? 0,
  }));
  const viewer = career && { city: career.city.name, country: career.country.name };
  const found = distinguishingReasons(facts, viewer);
  return new Map(members.map(({ user_id }, i) => [user_id, found[i] ?? []]));
}
