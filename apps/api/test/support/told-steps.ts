import { findPlaceByName } from "../../src/reference/queries.ts";

/** The four steps as a form sends them, all valid. */
export const told_personal = {
  firstname: "Asha",
  lastname: "Kaur",
  dob: "1998-04-12",
  height: { feet: 5, inches: 4 },
  weight: 58,
  marital_status: "never_married",
  mother_tongue: "punjabi",
  religion: "sikh",
  caste: "jat_sikh",
  diet: "vegetarian",
  namdhari_sect: true,
  differently_abled: false,
  reference: false,
  hobbies: ["kirtan"],
  express_yourself: "Fond of books and of the farm.",
  religion_consent: true,
  caste_consent: true,
  namdhari_sect_consent: true,
  health_consent: true,
};

export const told_family = {
  father_name: "Harbans Singh",
  father_occupation: "farming",
  mother_name: "Surjit Kaur",
  mother_occupation: "homemaker",
  brother_count: 2,
  brother_married_count: 1,
  sister_count: 1,
  sister_married_count: 0,
  paternal_gotra: "sandhu",
  maternal_gotra: "other",
  maternal_gotra_other: "Nanda Rai",
  family_type: "joint",
  live_with_family: false,
  family_living_in: "Sirsa",
  contact_address: "12 Canal Road",
  about_family: "",
};

export const ludhiana = findPlaceByName("IN", "Punjab", "Ludhiana") ?? {
  country_id: 0,
  state_id: 0,
  city_id: 0,
};

export const told_career = {
  ...ludhiana,
  pincode: "141001",
  residential_status: "citizen",
  highest_degree: "bachelors",
  employed_in: "private_sector",
  occupation: "teacher",
  annual_income: "lakh_4_to_6",
};

export const told_preferences = {
  age_min: 26,
  age_max: 32,
  height_min: { feet: 5, inches: 6 },
  height_max: { feet: 6, inches: 2 },
  marital_status: ["never_married"],
  mother_tongue: ["any"],
  religion: ["sikh"],
  caste: ["any"],
  diet: ["any"],
  family_type: ["any"],
  occupation: ["any"],
  residential_status: ["any"],
  country: [356, 124],
  minimum_education: "bachelors",
  maximum_education: "doctorate",
  income: "any",
  about_desired_partner: "Kind and honest.",
};
