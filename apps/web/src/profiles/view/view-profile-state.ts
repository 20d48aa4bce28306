import type { MemberProfile } from "@sanjog/contract/member-view";
import { whyHidden } from "../../platform/why-hidden.ts";

export type ProfilePhoto = { id: string; reference: string };

/** Returns the photos that this viewer may see, the main one first. */
export function photosOf({ profile_picture, post_pictures }: MemberProfile): ProfilePhoto[] {
  const main =
    profile_picture === null || whyHidden(profile_picture)
      ? []
      : [{ id: "main", reference: profile_picture }];
  const others = Array.isArray(post_pictures) ? post_pictures : [];
  return [...main, ...others.map(({ id, picture_url }) => ({ id, reference: picture_url }))];
}

/** The details that one sentence names as hidden, in its order. */
export type HiddenDetail =
  | "phone_number"
  | "email"
  | "dob"
  | "address"
  | "parents_names"
  | "income"
  | "photos";

/** Returns the details that this viewer may not see, without a gallery that stays private from connections too. */
export function hiddenDetailsOf(profile: MemberProfile): HiddenDetail[] {
  const { profile_details, family_details, career_details } = profile;
  const hidden: Record<HiddenDetail, boolean> = {
    phone_number: profile.phone_number === null,
    email: profile.email === null,
    dob: profile_details.dob === null,
    address: family_details.contact_address === null,
    parents_names: family_details.father_name === null,
    income: career_details.annual_income === null,
    photos: profile.post_pictures === (profile.relation.connected ? "private" : "friends"),
  };
  return (Object.keys(hidden) as HiddenDetail[]).filter((detail) => hidden[detail]);
}

/** The relations of a person to the one who wrote their profile. */
const writers = ["myself", "son", "daughter", "brother", "sister", "relative", "friend"] as const;
export type Writer = (typeof writers)[number];

/** Returns for whom the account writes the profile; null for a relation that this version of the app does not know. */
export function writerOf(profile_for: string): Writer | null {
  return writers.find((known) => known === profile_for) ?? null;
}
