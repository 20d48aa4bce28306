import { day_ms } from "@sanjog/domain/calendar";
import type { PrivacySettings } from "@sanjog/domain/privacy/privacy-items";
import type { Insertable } from "kysely";
import type { EncryptedTable, OpenRow } from "../../src/platform/crypto/encrypted-columns.ts";
import { profileChanged } from "../../src/platform/database/profile-change.ts";
import type { Tables } from "../../src/platform/database/tables.ts";
import { createMember, type Person } from "./people.ts";
import type { TestApp } from "./test-app.ts";

type Whole<Table extends keyof Tables> = Table extends EncryptedTable
  ? OpenRow<Table, Insertable<Tables[Table]>>
  : Insertable<Tables[Table]>;
type Row<Table extends keyof Tables> = Partial<Whole<Table>>;

/** Differences from a plain member who matches everybody. */
export type Details = {
  member?: Row<"members">;
  personal?: Row<"personal_details">;
  family?: Row<"family_details">;
  career?: Row<"career_details">;
  preferences?: Row<"preferences">;
  privacy?: Partial<PrivacySettings>;
  picture?: boolean;
};

export const india = 356;
export const canada = 124;

const personal = {
  lastname: "Kaur",
  name_in_punjabi: "",
  name_in_english: "",
  dob: "1998-04-12",
  blood_group: "not_known",
  height_inches: 64,
  weight: 58,
  marital_status: "never_married",
  mother_tongue: "punjabi",
  religion: "sikh",
  caste: "jat_sikh",
  diet: "vegetarian",
  namdhari_sect: true,
  differently_abled: false,
  disability_explain: "",
  instagram_link: "",
  facebook_link: "",
  reference: false,
  reference_name: "",
  reference_relation: "",
  reference_contact: "",
  hobbies: ["kirtan"],
  express_yourself: "Fond of books and of the farm.",
} as const;

const family = {
  father_name: "Harbans Singh",
  father_occupation: "farming",
  mother_name: "Surjit Kaur",
  mother_occupation: "homemaker",
  brother_count: 1,
  brother_married_count: 0,
  sister_count: 0,
  sister_married_count: 0,
  paternal_gotra: "other",
  paternal_gotra_other: "",
  maternal_gotra: "other",
  maternal_gotra_other: "",
  family_type: "joint",
  live_with_family: true,
  family_living_in: "",
  contact_address: "12 Canal Road",
  about_family: "",
} as const;

const career = {
  country_id: india,
  state_id: 1,
  city_id: 1,
  pincode: "141126",
  residential_status: "citizen",
  highest_degree: "bachelors",
  employed_in: "private_sector",
  occupation: "teacher",
  annual_income: "lakh_4_to_6",
} as const;

const preferences = {
  age_min: 18,
  age_max: 80,
  height_min_inches: 48,
  height_max_inches: 95,
  marital_status: ["any"],
  mother_tongue: ["any"],
  religion: ["any"],
  caste: ["any"],
  diet: ["any"],
  family_type: ["any"],
  occupation: ["any"],
  residential_status: ["any"],
  country: [],
  minimum_education: "no_schooling",
  maximum_education: "doctorate",
  income: "any",
  gotra_rule: "warn",
  about_desired_partner: "Kind and honest.",
} as const;

/** Makes a signed-in member with all four steps and a profile picture, active since last year. */
export async function createComplete(app: TestApp, name: string, details: Details = {}): Promise<Person> {
  const created_at = new Date(app.deps.now().getTime() - 300 * day_ms);
  const person = await createMember(app, name, { created_at, ...details.member });
  const { fields } = app.deps;
  await app.deps.tx(async (tx) => {
    const owned = { member_id: person.id, updated_at: app.deps.now() };
    const rows = {
      personal_details: { ...personal, ...owned, firstname: name, ...details.personal },
      family_details: { ...family, ...owned, ...details.family },
      career_details: { ...career, ...owned, ...details.career },
      preferences: { ...preferences, ...owned, ...details.preferences },
    } as {
      [Table in "personal_details" | "family_details" | "career_details" | "preferences"]: Whole<Table>;
    };
    await tx
      .insertInto("personal_details")
      .values(fields.encryptRow("personal_details", person.id, rows.personal_details))
      .execute();
    await tx
      .insertInto("family_details")
      .values(fields.encryptRow("family_details", person.id, rows.family_details))
      .execute();
    await tx
      .insertInto("career_details")
      .values(fields.encryptRow("career_details", person.id, rows.career_details))
      .execute();
    await tx.insertInto("preferences").values(rows.preferences).execute();
    for (const [privacy_id, privacy_value] of Object.entries(details.privacy ?? {})) {
      await tx
        .insertInto("privacy_settings")
        .values({ member_id: person.id, privacy_id, privacy_value } as Insertable<Tables["privacy_settings"]>)
        .execute();
    }
    if (details.picture ?? true) {
      const id = app.deps.random.id();
      await tx
        .insertInto("pictures")
        .values({ id, member_id: person.id, kind: "profile", storage_key: id, created_at: app.deps.now() })
        .execute();
    }
    await profileChanged(app.deps, tx, person.id);
  });
  return person;
}

/** The same for a man. */
export function createMan(app: TestApp, name: string, details: Details = {}): Promise<Person> {
  return createComplete(app, name, {
    ...details,
    member: { gender: "male", ...details.member },
    personal: { lastname: "Singh", height_inches: 70, dob: "1996-02-03", ...details.personal },
  });
}
