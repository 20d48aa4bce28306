import {
  type Audience,
  type PrivacyItem,
  type PrivacySettings,
  privacyDefaults,
  privacyItems,
} from "./privacy-items.ts";

/** The ready-made choices for all items at once, from the most to the least visible. */
export const presetNames = ["open", "balanced", "careful"] as const;
export type PrivacyPreset = (typeof presetNames)[number];

/**
 * The audience of each item in each preset. No preset shows an address, a number, a link or health to everyone: that
 * takes a choice about the item itself.
 */
export const privacyPresets: Record<PrivacyPreset, PrivacySettings> = {
  open: {
    ...privacyDefaults,
    dob: "public",
    parents_names: "public",
    gallery: "public",
    instagram_link: "friends",
    facebook_link: "friends",
    reference_contact: "friends",
  },
  balanced: privacyDefaults,
  careful: {
    email: "private",
    phone_number: "friends",
    dob: "private",
    contact_address: "private",
    parents_names: "private",
    health: "private",
    annual_income: "friends",
    instagram_link: "private",
    facebook_link: "private",
    reference_contact: "private",
    profile_picture: "friends",
    gallery: "private",
  },
};

/** Returns the preset that these settings are; null when an item differs from each. */
export function presetOf(settings: PrivacySettings): PrivacyPreset | null {
  const same = (preset: PrivacyPreset) =>
    privacyItems.every((item) => privacyPresets[preset][item] === settings[item]);
  return presetNames.find(same) ?? null;
}

const reach: Record<Audience, number> = { private: 0, friends: 1, public: 2 };

/** Returns the items that more people would see after a change of settings. */
export function itemsShownWider(before: PrivacySettings, after: PrivacySettings): PrivacyItem[] {
  return privacyItems.filter((item) => reach[after[item]] > reach[before[item]]);
}
