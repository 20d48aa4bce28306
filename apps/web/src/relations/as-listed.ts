import type { MemberProfile } from "@sanjog/contract/member-view";

/** Returns a profile with its city and country by name, as the members of a list have them. */
export function asListed(profile: MemberProfile) {
  const { city, country, ...career } = profile.career_details;
  return { ...profile, career_details: { ...career, city: city.name, country: country.name } };
}
