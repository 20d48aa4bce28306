import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import type { PrivacySettings } from "@sanjog/domain/privacy/privacy-items";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import type { Selectable } from "kysely";
import type { MemberPictures } from "../photos/queries.ts";
import type { Db } from "../platform/database/open.ts";
import type { Tables } from "../platform/database/tables.ts";

/** A day comes back as text, so that no time zone can move it. */
export type PersonalRow = Omit<Selectable<Tables["personal_details"]>, "updated_at">;
export type FamilyRow = Omit<Selectable<Tables["family_details"]>, "updated_at">;
export type CareerRow = Omit<Selectable<Tables["career_details"]>, "updated_at">;
export type PreferencesRow = Omit<Selectable<Tables["preferences"]>, "updated_at">;

/** What of an account belongs to the profile. Addresses that are not verified are null: they may be anybody's. */
export type ProfileAccount = {
  id: string;
  profile_number: string;
  email: string | null;
  phone_number: string | null;
  phone_verified: boolean;
  profile_for: ProfileFor;
  gender: Gender;
  profile_status: ProfileStatus;
  public_profile: boolean;
  leaving: boolean;
};

/** A member with whatever steps are done so far, and everything that decides who sees them. */
export type ProfileSteps = {
  account: ProfileAccount;
  personal: PersonalRow | null;
  family: FamilyRow | null;
  career: CareerRow | null;
  preferences: PreferencesRow | null;
  pictures: MemberPictures;
  settings: PrivacySettings;
};

/** A member whose four steps are done. */
export type Profile = ProfileSteps & {
  personal: PersonalRow;
  family: FamilyRow;
  career: CareerRow;
  preferences: PreferencesRow;
};

type Ids = readonly string[];

const personal = [
  "member_id",
  "firstname",
  "lastname",
  "dob",
  "blood_group",
  "height_inches",
  "weight",
  "marital_status",
  "mother_tongue",
  "religion",
  "caste",
  "diet",
  "namdhari_sect",
  "differently_abled",
  "disability_explain",
  "instagram_link",
  "facebook_link",
  "reference",
  "reference_name",
  "reference_relation",
  "reference_contact",
  "hobbies",
  "express_yourself",
] as const satisfies readonly (keyof PersonalRow)[];

const family = [
  "member_id",
  "father_name",
  "father_occupation",
  "mother_name",
  "mother_occupation",
  "brother_count",
  "brother_married_count",
  "sister_count",
  "sister_married_count",
  "paternal_gotra",
  "paternal_gotra_other",
  "maternal_gotra",
  "maternal_gotra_other",
  "family_type",
  "live_with_family",
  "family_living_in",
  "contact_address",
  "about_family",
] as const satisfies readonly (keyof FamilyRow)[];

const career = [
  "member_id",
  "country_id",
  "state_id",
  "city_id",
  "pincode",
  "residential_status",
  "highest_degree",
  "employed_in",
  "occupation",
  "annual_income",
] as const satisfies readonly (keyof CareerRow)[];

const preferences = [
  "member_id",
  "age_min",
  "age_max",
  "height_min_inches",
  "height_max_inches",
  "marital_status",
  "mother_tongue",
  "religion",
  "caste",
  "diet",
  "family_type",
  "occupation",
  "residential_status",
  "country",
  "minimum_education",
  "maximum_education",
  "income",
  "gotra_rule",
  "about_desired_partner",
] as const satisfies readonly (keyof PreferencesRow)[];

function byMember<Row extends { member_id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.member_id, row]));
}

export async function personalRows(db: Db, ids: Ids): Promise<Map<string, PersonalRow>> {
  return byMember(
    await db.selectFrom("personal_details").where("member_id", "in", ids).select(personal).execute(),
  );
}

export async function familyRows(db: Db, ids: Ids): Promise<Map<string, FamilyRow>> {
  return byMember(
    await db.selectFrom("family_details").where("member_id", "in", ids).select(family).execute(),
  );
}

export async function careerRows(db: Db, ids: Ids): Promise<Map<string, CareerRow>> {
  return byMember(
    await db.selectFrom("career_details").where("member_id", "in", ids).select(career).execute(),
  );
}

export async function preferencesRows(db: Db, ids: Ids): Promise<Map<string, PreferencesRow>> {
  return byMember(
    await db.selectFrom("preferences").where("member_id", "in", ids).select(preferences).execute(),
  );
}
