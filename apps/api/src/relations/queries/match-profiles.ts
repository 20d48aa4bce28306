import type { GotraRule } from "@sanjog/domain/preferences/preferences";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { privacyDefaults } from "@sanjog/domain/privacy/privacy-items";
import type { Presence } from "@sanjog/domain/privacy/visibility";
import { heightFrom } from "@sanjog/domain/profiles/height";
import { any_option } from "@sanjog/domain/reference/option-lists";
import type { MatchFacts, Wishes } from "@sanjog/domain/suggestions/criteria";
import type { Gotras } from "@sanjog/domain/suggestions/gotra";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { isOneOf } from "../../platform/database/one-of.ts";
import type { Db } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/pool.ts";
import { rowValue } from "../../platform/database/row-value.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { type Profile, wishColumns } from "../../profiles/queries/profile-rows.ts";

/** What is compared of a member whose four steps are done. */
export type MatchProfile = {
  id: string;
  gender: "male" | "female";
  presence: Omit<Presence, "complete">;
  facts: MatchFacts;
  wishes: Wishes;
  gotras: Gotras;
  gotra_rule: GotraRule;
  has_picture: boolean;
  last_active_on: string | null;
  joined_at: Date;
  annual_income: Audience;
};

/** What is compared of these members, in one statement; one with a step missing is left out. */
export async function loadMatchProfiles(db: Db, ids: readonly string[]): Promise<Map<string, MatchProfile>> {
  if (ids.length === 0) return new Map();
  const rows = await selectMatchRows(db, ids);
  const profiles = rows.map(profileFrom).filter((profile) => profile !== null);
  return new Map(profiles.map((profile) => [profile.id, profile]));
}

const personal = [
  "dob",
  "height_inches",
  "marital_status",
  "mother_tongue",
  "religion",
  "caste",
  "diet",
] as const;
const family = [
  "family_type",
  "paternal_gotra",
  "paternal_gotra_other",
  "maternal_gotra",
  "maternal_gotra_other",
] as const;
const career = ["country_id", "residential_status", "highest_degree", "occupation", "annual_income"] as const;

const values = {
  personal: rowValue("personal_details", personal),
  family: rowValue("family_details", family),
  career: rowValue("career_details", career),
  preferences: rowValue("preferences", wishColumns),
};

type ValueOf<Part> = Part extends RawBuilder<infer Value> ? Value : never;
type MatchRow = Pick<
  Selectable<Tables["members"]>,
  | "id"
  | "gender"
  | "profile_status"
  | "public_profile"
  | "phone_verified_at"
  | "deletion_requested_at"
  | "last_active_on"
  | "created_at"
> & { [Part in keyof typeof values]: ValueOf<(typeof values)[Part]> } & {
  has_picture: boolean;
  annual_income_audience: Audience | null;
};

async function selectMatchRows(db: Db, ids: readonly string[]): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`${sql.raw(prepared)}
    select m.id, m.gender, m.profile_status, m.public_profile, m.phone_verified_at, m.deletion_requested_at,
      m.last_active_on, m.created_at, ${values.personal} as personal, ${values.family} as family,
      ${values.career} as career, ${values.preferences} as preferences,
      exists (select from pictures where member_id = m.id and kind = 'profile' and hidden_at is null) as has_picture,
      (select privacy_value from privacy_settings
        where member_id = m.id and privacy_id = 'annual_income') as annual_income_audience
    from members m
    where ${isOneOf("m.id", ids)}`.execute(db);
  return rows;
}

function profileFrom(row: MatchRow): MatchProfile | null {
  if (!row.personal || !row.family || !row.career || !row.preferences) return null;
  return {
    id: row.id,
    gender: row.gender,
    presence: {
      profile_status: row.profile_status,
      public_profile: row.public_profile,
      phone_verified: row.phone_verified_at !== null,
      leaving: row.deletion_requested_at !== null,
    },
    facts: { ...row.personal, ...row.career, family_type: row.family.family_type },
    wishes: wishesFrom(row.preferences),
    gotras: row.family,
    gotra_rule: row.preferences.gotra_rule,
    has_picture: row.has_picture,
    last_active_on: row.last_active_on,
    joined_at: row.created_at,
    annual_income: row.annual_income_audience ?? privacyDefaults.annual_income,
  };
}

type WishRow = Omit<Profile["preferences"], "member_id" | "gotra_rule" | "about_desired_partner">;

function wishesFrom(row: WishRow): Wishes {
  return {
    age_min: row.age_min,
    age_max: row.age_max,
    height_min: heightFrom(row.height_min_inches),
    height_max: heightFrom(row.height_max_inches),
    marital_status: row.marital_status,
    mother_tongue: row.mother_tongue,
    religion: row.religion,
    caste: row.caste,
    diet: row.diet,
    family_type: row.family_type,
    occupation: row.occupation,
    residential_status: row.residential_status,
    country: row.country.length === 0 ? [any_option] : row.country,
    minimum_education: row.minimum_education,
    maximum_education: row.maximum_education,
    income: row.income,
  };
}

/** What two members are compared by. */
export type Compared = Pick<
  MatchProfile,
  "gender" | "facts" | "wishes" | "gotras" | "gotra_rule" | "annual_income"
>;

/** The same of a profile that is loaded already. */
export function comparedFrom({
  account,
  personal,
  family,
  career,
  preferences,
  settings,
}: Profile): Compared {
  return {
    gender: account.gender,
    facts: { ...personal, ...career, family_type: family.family_type },
    wishes: wishesFrom(preferences),
    gotras: family,
    gotra_rule: preferences.gotra_rule,
    annual_income: settings.annual_income,
  };
}
