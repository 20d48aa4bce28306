import type { MemberCard } from "@sanjog/contract/member-view";
import type { User } from "@sanjog/contract/user";
import { ageAt } from "@sanjog/domain/calendar";
import {
  distinguishingReasons,
  type ReasonViewer,
  type ShownReason,
} from "@sanjog/domain/suggestions/distinguishing-reasons";

type ListedMember = Pick<MemberCard, "user_id" | "profile_details" | "career_details">;

/** Returns what sets each member apart from the others of a list. */
export function reasonsFor(
  members: readonly ListedMember[],
  viewer: ReasonViewer | null,
): Map<string, ShownReason[]> {
  const facts = members.map(({ profile_details: person, career_details: career }) => ({
    city: career.city,
    country: career.country,
    occupation: career.occupation,
    education: career.highest_degree_title,
    hobbies: person.hobbies_title,
    age: person.age,
    namdhari_sect: person.namdhari_sect,
  }));
  const found = distinguishingReasons(facts, viewer);
  return new Map(members.map(({ user_id }, i) => [user_id, found[i] ?? []]));
}

type Viewer = Pick<User, "profile_details" | "career_details">;

/** Returns what others are compared with; null before the steps are complete. */
export function reasonViewer(user: Viewer | null, now: Date): ReasonViewer | null {
  if (!user?.career_details) return null;
  const { career_details: career, profile_details: person } = user;
  return {
    city: career.city.name,
    country: career.country.name,
    occupation: career.occupation,
    education: career.highest_degree_title,
    hobbies: person?.hobbies_title ?? [],
    age: person ? ageAt(person.dob, now) : null,
  };
}
