import type { PrivacyItem } from "@sanjog/domain/privacy/privacy-items";

/** The groups of the privacy page and their items, in the order of the page. */
export const privacyGroups = {
  contact: ["phone_number", "email", "contact_address"],
  about: ["dob", "annual_income", "parents_names", "health"],
  photos: ["profile_picture", "gallery"],
  links: ["instagram_link", "facebook_link", "reference_contact"],
} as const satisfies Record<string, readonly PrivacyItem[]>;

export type PrivacyGroup = keyof typeof privacyGroups;
export const privacyGroupNames = Object.keys(privacyGroups) as PrivacyGroup[];
