import type { MemberProfile } from "@sanjog/contract/member-view";
import type { User } from "@sanjog/contract/user";
import { ageAt } from "@sanjog/domain/calendar";

const no_relation: MemberProfile["relation"] = {
  connected: false,
  shortlisted: false,
  request: null,
  proposal: null,
  actions: [],
};

/** Returns the own profile in the shape of another member's, with nothing hidden; null until every step is saved. */
export function ownProfileFrom(user: User, now: Date): MemberProfile | null {
  const { profile_details, family_details, career_details, preferences } = user;
  if (!profile_details || !family_details || !career_details || !preferences) return null;
  return {
    user_id: user.user_id,
    profile_number: user.profile_number,
    email: user.email,
    phone_number: user.phone_number,
    profile_picture: user.profile_picture,
    post_pictures: user.post_pictures,
    profile_details: { ...profile_details, gender: user.gender, age: ageAt(profile_details.dob, now) },
    family_details,
    career_details,
    preferences,
    time_zones: [],
    relation: no_relation,
    match: null,
    showActionButton: false,
  };
}
