import type { GotraRule } from "@sanjog/domain/preferences/preferences";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { privacyDefaults } from "@sanjog/domain/privacy/privacy-items";
import type { Presence } from "@sanjog/domain/privacy/visibility";
import { heightFrom } from "@sanjog/domain/profiles/height";
import { any_option } from "@sanjog/domain/reference/option-lists";
import type { MatchFacts, Wishes } from "@sanjog/domain/suggestions/criteria";
import type { Gotras } from "@sanjog/domain/suggestions/gotra";
import type { Db } from "../../platform/database/open.ts";

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
  return new Map(rows.map((row) => [row.id, profileFrom(row)]));
}

type MatchRow = Awaited<ReturnType<typeof selectMatchRows>>[number];

function selectMatchRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("members as m")
    .innerJoin("personal_details as p", "p.member_id", "m.id")
    .innerJoin("family_details as f", "f.member_id", "m.id")
    .innerJoin("career_details as c", "c.member_id", "m.id")
    .innerJoin("preferences as w", "w.member_id", "m.id")
    .leftJoin("privacy_settings as s", (join) =>
      join.onRef("s.member_id", "=", "m.id").on("s.privacy_id", "=", "annual_income"),
    )
    .leftJoin("pictures as picture", (join) =>
      join
        .onRef("picture.member_id", "=", "m.id")
        .on("picture.kind", "=", "profile")
        .on("picture.hidden_at", "is", null),
    )
    .where("m.id", "in", [...ids])
    .select(["m.id", "m.gender", "m.profile_status", "m.public_profile", "m.phone_verified_at"])
    .select("m.deletion_requested_at")
    .select([
      "m.last_active_on",
      "m.created_at",
      "picture.id as picture_id",
      "s.privacy_value as annual_income_audience",
    ])
    .select([
      "p.dob",
      "p.height_inches",
      "p.marital_status",
      "p.mother_tongue",
      "p.religion",
      "p.caste",
      "p.diet",
    ])
    .select(["f.family_type", "f.paternal_gotra", "f.paternal_gotra_other"])
    .select(["f.maternal_gotra", "f.maternal_gotra_other"])
    .select(["c.country_id", "c.residential_status", "c.highest_degree", "c.occupation", "c.annual_income"])
    .select([
      "w.age_min",
      "w.age_max",
      "w.height_min_inches",
      "w.height_max_inches",
      "w.country as wants_country",
    ])
    .select(["w.marital_status as wants_marital_status", "w.mother_tongue as wants_mother_tongue"])
    .select(["w.religion as wants_religion", "w.caste as wants_caste", "w.diet as wants_diet"])
    .select(["w.family_type as wants_family_type", "w.occupation as wants_occupation"])
    .select([
      "w.residential_status as wants_residential_status",
      "w.minimum_education",
      "w.maximum_education",
    ])
    .select(["w.income", "w.gotra_rule"])
    .execute();
}

function profileFrom(row: MatchRow): MatchProfile {
  return {
    id: row.id,
    gender: row.gender,
    presence: {
      profile_status: row.profile_status,
      public_profile: row.public_profile,
      phone_verified: row.phone_verified_at !== null,
      leaving: row.deletion_requested_at !== null,
    },
    facts: factsFrom(row),
    wishes: wishesFrom(row),
    gotras: {
      paternal_gotra: row.paternal_gotra,
      paternal_gotra_other: row.paternal_gotra_other,
      maternal_gotra: row.maternal_gotra,
      maternal_gotra_other: row.maternal_gotra_other,
    },
    gotra_rule: row.gotra_rule,
    has_picture: row.picture_id !== null,
    last_active_on: row.last_active_on,
    joined_at: row.created_at,
    annual_income: row.annual_income_audience ?? privacyDefaults.annual_income,
  };
}

function factsFrom(row: MatchRow): MatchFacts {
  return {
    dob: row.dob,
    height_inches: row.height_inches,
    marital_status: row.marital_status,
    mother_tongue: row.mother_tongue,
    religion: row.religion,
    caste: row.caste,
    diet: row.diet,
    family_type: row.family_type,
    occupation: row.occupation,
    country_id: row.country_id,
    residential_status: row.residential_status,
    highest_degree: row.highest_degree,
    annual_income: row.annual_income,
  };
}

function wishesFrom(row: MatchRow): Wishes {
  return {
    age_min: row.age_min,
    age_max: row.age_max,
    height_min: heightFrom(row.height_min_inches),
    height_max: heightFrom(row.height_max_inches),
    marital_status: row.wants_marital_status,
    mother_tongue: row.wants_mother_tongue,
    religion: row.wants_religion,
    caste: row.wants_caste,
    diet: row.wants_diet,
    family_type: row.wants_family_type,
    occupation: row.wants_occupation,
    residential_status: row.wants_residential_status,
    country: row.wants_country.length === 0 ? [any_option] : row.wants_country,
    minimum_education: row.minimum_education,
    maximum_education: row.maximum_education,
    income: row.income,
  };
}
