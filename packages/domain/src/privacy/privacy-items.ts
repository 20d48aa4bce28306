/** Who sees an item: every member with a complete profile, connections, or the owner only. */
export const audiences = ["public", "private", "friends"] as const;
export type Audience = (typeof audiences)[number];

/** Decisions §4: the items whose audience a member chooses, in the order of the screen, with their defaults. */
export const privacyDefaults = {
  email: "friends",
  phone_number: "friends",
  dob: "friends",
  contact_address: "friends",
  parents_names: "friends",
  health: "friends",
  annual_income: "public",
  instagram_link: "private",
  facebook_link: "private",
  reference_contact: "private",
  profile_picture: "public",
  gallery: "friends",
} as const satisfies Record<string, Audience>;

export type PrivacyItem = keyof typeof privacyDefaults;
export const privacyItems = Object.keys(privacyDefaults) as PrivacyItem[];

/** The items that are pictures; the photo step shows them too. */
export const imageItems = ["profile_picture", "gallery"] as const satisfies readonly PrivacyItem[];

/** Returns the item that governs a picture. */
export const pictureItems = { profile: "profile_picture", gallery: "gallery" } as const satisfies Record<
  "profile" | "gallery",
  PrivacyItem
>;

export type PrivacySettings = Record<PrivacyItem, Audience>;

/** Returns a member's choices, with the defaults for the rest. */
export function settingsFrom(chosen: Partial<PrivacySettings>): PrivacySettings {
  return { ...privacyDefaults, ...chosen };
}
