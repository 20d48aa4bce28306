import type { User } from "@sanjog/contract/user";

/** Returns a member as the server describes them to themselves, who is verified and visible to everyone. */
export function signedInMember(change: Partial<User> = {}): User {
  return {
    user_id: "asha",
    profile_number: "100000001",
    email: "asha@example.com",
    email_verified: true,
    phone_number: "+919876543210",
    phone_verified: true,
    profile_for: "myself",
    gender: "female",
    may_correct_profile_for: true,
    public_profile: true,
    profile_status: 4,
    showActionButton: true,
    visibility: { reach: "everyone", may_send: true, reasons: [] },
    profile_details: null,
    family_details: null,
    career_details: null,
    preferences: null,
    profile_picture: null,
    post_pictures: [],
    marriage_age_notice: null,
    documents_to_accept: [],
    signed_up_here_at: null,
    ...change,
  };
}
