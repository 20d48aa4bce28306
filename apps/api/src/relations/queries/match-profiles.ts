import { type GotraRule, preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { privacyDefaults } from "@sanjog/domain/privacy/privacy-items";
import type { Presence } from "@sanjog/domain/privacy/visibility";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import type { MatchFacts, Wishes } from "@sanjog/domain/suggestions/criteria";
import type { Gotras } from "@sanjog/domain/suggestions/gotra";
import { type CardField, cardFields } from "@sanjog/domain/suggestions/wish-table";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { columnsOf, valuesFrom } from "../../platform/crypto/field-columns.ts";
import { isOneOf } from "../../platform/database/one-of.ts";
import type { Db } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/pool.ts";
import { rowValue } from "../../platform/database/row-value.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Profile } from "../../profiles/queries/profile-rows.ts";

/** What the matching compares of a member who has saved all four steps. */
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

/** Returns what the matching compares of these members, in one statement, without members who lack a step. */
export async function loadMatchProfiles(db: Db, ids: readonly string[]): Promise<Map<string, MatchProfile>> {
  if (ids.length === 0) return new Map();
  const rows = await selectMatchRows(db, ids);
  const profiles = rows.map(profileFrom).filter((profile) => profile !== null);
  return new Map(profiles.map((profile) => [profile.id, profile]));
}

const compared = <Column extends string>(columns: readonly Column[]) =>
  columns.filter((column): column is Column & CardField => cardFields.some((field) => field === column));

const wish_columns = columnsOf(preferenceFields).filter((column) => column !== "about_desired_partner");

const values = {
  personal: rowValue("personal_details", ["dob", "height_inches", ...compared(columnsOf(personalFields))]),
  family: rowValue("family_details", [
    ...compared(columnsOf(familyFields)),
    "paternal_gotra",
    "paternal_gotra_other",
    "maternal_gotra",
    "maternal_gotra_other",
  ]),
  career: rowValue("career_details", ["country_id", ...compared(columnsOf(careerFields))]),
  preferences: rowValue("preferences", wish_columns),
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
    facts: { ...row.personal, ...row.family, ...row.career },
    wishes: valuesFrom(preferenceFields, row.preferences),
    gotras: row.family,
    gotra_rule: row.preferences.gotra_rule,
    has_picture: row.has_picture,
    last_active_on: row.last_active_on,
    joined_at: row.created_at,
    annual_income: row.annual_income_audience ?? privacyDefaults.annual_income,
  };
}

/** The properties by which two members are compared. */
export type MatchInput = Pick<
  MatchProfile,
  "gender" | "facts" | "wishes" | "gotras" | "gotra_rule" | "annual_income"
>;

/** Returns the compared properties of a profile that is already loaded. */
export function comparedFrom({
  account,
  personal,
  family,
  career,
  preferences,
  settings,
}: Profile): MatchInput {
  return {
    gender: account.gender,
    facts: { ...personal, ...family, ...career },
    wishes: valuesFrom(preferenceFields, preferences),
    gotras: family,
    gotra_rule: preferences.gotra_rule,
    annual_income: settings.annual_income,
  };
}
