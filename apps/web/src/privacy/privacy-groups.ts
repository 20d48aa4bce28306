import type { PrivacyItem } from "@sanjog/domain/privacy/privacy-items";

/** The groups of the privacy page and their items, in the order of the page. */
export const privacyGroups = {
  contact: ["phone_number", "email", "contact_address"],
  links: ["instagram_link", "facebook_link", "reference_contact"],
  about: ["dob", "annual_income", "parents_names", "health"],
  photos: ["profile_picture", "gallery"],
} as const satisfies Record<string, readonly PrivacyItem[]>;

export type PrivacyGroup = keyof typeof privacyGroups;
/** The columns of wide screens, each with six items. */
export const privacyColumns = [
  ["contact", "links"],
  ["about", "photos"],
] as const satisfies readonly (readonly PrivacyGroup[])[];
