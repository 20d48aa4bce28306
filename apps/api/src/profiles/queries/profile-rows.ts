import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { type PrivacySettings, settingsFrom } from "@sanjog/domain/privacy/privacy-items";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { type MemberPictures, picturesFrom, picturesValue } from "../../photos/queries.ts";
import type { Encrypted, OpenRow } from "../../platform/crypto/encrypted-columns.ts";
import { columnsOf } from "../../platform/crypto/field-columns.ts";
import { isOneOf } from "../../platform/database/one-of.ts";
import type { Db } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/pool.ts";
import { rowValue } from "../../platform/database/row-value.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { settingsValue } from "../../privacy/queries.ts";

/** A date is text here, so that no time zone can shift it by a day. */
export type PersonalRow = Omit<Selectable<Tables["personal_details"]>, "updated_at">;
export type FamilyRow = Omit<Selectable<Tables["family_details"]>, "updated_at">;
export type CareerRow = Omit<Selectable<Tables["career_details"]>, "updated_at">;
export type PreferencesRow = Omit<Selectable<Tables["preferences"]>, "updated_at">;

/**
 * The properties of an account that belong to the profile. An unverified address is null, as it may be another
 * person's.
 */
export type ProfileAccount = {
  id: string;
  profile_number: string;
  email: string | null;
  phone_number: Encrypted | null;
  phone_verified: boolean;
  profile_for: ProfileFor;
  gender: Gender;
  profile_status: ProfileStatus;
  public_profile: boolean;
  leaving: boolean;
  under_maintenance: boolean;
};

/** A member with the steps saved so far, and everything that decides who sees them. */
export type ProfileSteps = {
  account: ProfileAccount;
  personal: PersonalRow | null;
  family: FamilyRow | null;
  career: CareerRow | null;
  preferences: PreferencesRow | null;
  pictures: MemberPictures;
  settings: PrivacySettings;
};

/** A member who has saved all four steps. */
export type Profile = ProfileSteps & {
  personal: PersonalRow;
  family: FamilyRow;
  career: CareerRow;
  preferences: PreferencesRow;
};

/** The same steps with their encrypted columns decrypted. */
export type Decrypted<Steps extends ProfileSteps> = {
  [Part in keyof Steps]: Part extends keyof typeof encrypted_parts
    ? OpenRow<(typeof encrypted_parts)[Part], Steps[Part]>
    : Steps[Part];
};
export type OpenPersonal = OpenRow<"personal_details", PersonalRow>;
export type OpenFamily = OpenRow<"family_details", FamilyRow>;
export type OpenCareer = OpenRow<"career_details", CareerRow>;

const encrypted_parts = {
  account: "members",
  personal: "personal_details",
  family: "family_details",
  career: "career_details",
} as const;

/** Decrypts the columns of one member, for a single profile. Lists need no encrypted column and do not call this. */
export function openSteps<Steps extends ProfileSteps>(
  { fields }: Pick<AreaDeps, "fields">,
  steps: Steps,
): Decrypted<Steps> {
  const { account, personal, family, career } = steps;
  const { id } = account;
  return {
    ...steps,
    account: fields.decryptRow("members", id, account),
    personal: personal && fields.decryptRow("personal_details", id, personal),
    family: family && fields.decryptRow("family_details", id, family),
    career: career && fields.decryptRow("career_details", id, career),
  } as Decrypted<Steps>;
}

const values = {
  personal: rowValue("personal_details", ["member_id", ...columnsOf(personalFields)]),
  family: rowValue("family_details", ["member_id", ...columnsOf(familyFields)]),
  career: rowValue("career_details", ["member_id", ...columnsOf(careerFields)]),
  preferences: rowValue("preferences", ["member_id", ...columnsOf(preferenceFields)]),
};

export type StepRow = Omit<ProfileAccount, "phone_verified" | "leaving"> & {
  email_verified_at: Date | null;
  phone_verified_at: Date | null;
  deletion_requested_at: Date | null;
  personal: PersonalRow | null;
  family: FamilyRow | null;
  career: CareerRow | null;
  preferences: PreferencesRow | null;
  pictures: MemberPictures;
  settings: PrivacySettings;
};

type LoadedRow = Omit<StepRow, "pictures" | "settings"> & {
  pictures: Parameters<typeof picturesFrom>[0];
  settings: Partial<PrivacySettings> | null;
};

/**
 * Returns the accounts among these ids with their saved steps, what decides who sees them, and the value of `beside`, an
 * expression about the row `m`. The steps are JSON values, in which a date stays text.
 */
export async function stepRows<Beside = null>(
  db: Db,
  ids: readonly string[],
  beside: RawBuilder<Beside> = sql`null`,
): Promise<(StepRow & { beside: Beside })[]> {
  const { rows } = await sql<LoadedRow & { beside: Beside }>`${sql.raw(prepared)}
    select m.id, m.email, m.email_verified_at, m.phone_number, m.phone_verified_at, m.profile_for, m.gender,
      m.profile_status, m.under_maintenance, m.public_profile, m.deletion_requested_at, m.profile_number,
      ${values.personal} as personal, ${values.family} as family, ${values.career} as career,
      ${values.preferences} as preferences, ${picturesValue} as pictures, ${settingsValue} as settings,
      ${beside} as beside
    from members m
    where ${isOneOf("m.id", ids)}`.execute(db);
  return rows.map((row) => ({
    ...row,
    pictures: picturesFrom(row.pictures),
    settings: settingsFrom(row.settings ?? {}),
  }));
}
