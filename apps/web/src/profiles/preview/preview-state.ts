import type { MemberProfile } from "@sanjog/contract/member-view";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import { type PrivacyItem, privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { formatDate } from "@sanjog/i18n/format";
import type { Locale } from "@sanjog/i18n/locale";
import { whyHidden } from "../../platform/why-hidden.ts";
import { joined } from "../../relations/member-words.ts";

/** What a viewer receives of an item: a text, "" where it is not given, null where it is hidden; `true` for photos. */
export type PreviewedValue = string | true | null;

/** Returns what this presentation of the own profile contains of each privacy item. */
export function previewedValues(
  profile: MemberProfile,
  locale: Locale,
): { item: PrivacyItem; value: PreviewedValue }[] {
  const { profile_details: person, family_details: family, career_details: career } = profile;
  const all = (...parts: (string | null)[]) => (parts.includes(null) ? null : joined(...parts));
  const photo = (picture: unknown) => (whyHidden(picture) ? null : true);
  const values: Record<PrivacyItem, PreviewedValue> = {
    email: profile.email,
    phone_number: profile.phone_number && spacedPhone(profile.phone_number),
    dob: person.dob && formatDate(locale, person.dob),
    contact_address: all(family.contact_address, career.pincode),
    parents_names: all(family.father_name, family.mother_name),
    health: all(person.blood_group_title, person.disability_explain),
    annual_income: career.annual_income_title,
    instagram_link: person.instagram_link,
    facebook_link: person.facebook_link,
    reference_contact: all(person.reference_name, person.reference_relation, person.reference_contact),
    profile_picture: profile.profile_picture === null ? "" : photo(profile.profile_picture),
    gallery:
      Array.isArray(profile.post_pictures) && profile.post_pictures.length === 0
        ? ""
        : photo(profile.post_pictures),
  };
  return privacyItems.map((item) => ({ item, value: values[item] }));
}
