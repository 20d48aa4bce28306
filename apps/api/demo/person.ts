import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import type { PrivacySettings } from "@sanjog/domain/privacy/privacy-items";
import type { Career } from "@sanjog/domain/profiles/career";
import type { Family } from "@sanjog/domain/profiles/family";
import type { Personal } from "@sanjog/domain/profiles/personal";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";

export type SeedAccount = {
  email: string;
  email_verified: boolean;
  phone_number: string;
  phone_verified: boolean;
  profile_for: ProfileFor;
  gender: Gender;
  locale: "en" | "pb";
  profile_status: ProfileStatus;
  status_reason_en: string | null;
  status_reason_pb: string | null;
  public_profile: boolean;
  /** Days before today. */
  joined_days_ago: number;
  active_days_ago: number;
};

/** An invented member. A step that is not done is null. */
export type SeedPerson = {
  key: string;
  account: SeedAccount;
  age: number;
  personal: Personal | null;
  family: Family | null;
  career: Career | null;
  preferences: Preferences | null;
  privacy: Partial<PrivacySettings>;
  portrait: boolean;
  gallery: readonly GalleryPicture[];
};

/** A scene by its number, or the member on another day. */
export type GalleryPicture = number | "another day";

/** What makes a person of the seed differ from what chance would give. */
export type PersonPlan = {
  key: string;
  gender: Gender;
  firstname?: string;
  email?: string;
  age?: number;
  namdhari?: boolean;
  city?: string;
  locale?: "en" | "pb";
  account?: Partial<SeedAccount>;
  personal?: Partial<Personal>;
  family?: Partial<Family>;
  career?: Partial<Career>;
  preferences?: Partial<Preferences>;
  privacy?: Partial<PrivacySettings>;
  /** How many of the four steps are done. */
  steps?: 0 | 1 | 2 | 3 | 4;
  portrait?: boolean;
  gallery?: readonly GalleryPicture[];
};

export function isCompletePerson(person: SeedPerson): boolean {
  return Boolean(person.personal && person.family && person.career && person.preferences);
}
