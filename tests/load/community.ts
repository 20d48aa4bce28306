import { createHash } from "node:crypto";
import { day_ms } from "@sanjog/domain/calendar";
import type { GotraRule } from "@sanjog/domain/preferences/preference-fields";
import { any_option, educationRank, optionLists } from "@sanjog/domain/reference/option-lists";
import type { Selectable } from "kysely";
import { type Random, randomFrom } from "../../apps/api/demo/chance.ts";
import type { EncryptedTable, OpenRow } from "../../apps/api/src/platform/crypto/encrypted-columns.ts";
import type { Tables } from "../../apps/api/src/platform/database/tables.ts";
import { citiesOf, statesOf } from "../../apps/api/src/platform/geography/places.ts";

type Row<Table extends keyof Tables> = Omit<Selectable<Tables[Table]>, "updated_at" | "member_id">;
/** The plain value; it is encrypted when it is written. */
type PlainRow<Table extends EncryptedTable> = OpenRow<Table, Row<Table>>;
type Weighted<T> = readonly (readonly [T, number])[];

/** A generated member of a community for measurements. */
export type BenchPerson = {
  id: string;
  gender: "female" | "male";
  profile_status: 1 | 2 | 3 | 4 | 5;
  public_profile: boolean;
  phone_verified: boolean;
  has_picture: boolean;
  joined_days_ago: number;
  active_days_ago: number;
  income_audience: "public" | "friends";
  personal: PlainRow<"personal_details">;
  family: PlainRow<"family_details">;
  career: PlainRow<"career_details">;
  preferences: Row<"preferences">;
};

/** Eleven men to nine women, as on real services. The number decides, so that partners for a relation can be computed. */
export const genderOf = (index: number) => (index % 20 < 11 ? "male" : "female");

/** A pseudo-random value that is the same in every community. */
export function memberIdOf(index: number): string {
  return createHash("sha256").update(`bench ${index}`).digest().subarray(0, 16).toString("base64url");
}

const countries: Weighted<number> = [
  [356, 60],
  [124, 15],
  [826, 7],
  [840, 7],
  [36, 4],
  [554, 2],
  [380, 2],
  [276, 1],
  [784, 1],
  [404, 0.6],
  [702, 0.4],
];
/** The n-th option has the frequency 1/n, so that a few options cover most members. */
const zipf = <T>(list: readonly T[]): Weighted<T> => list.map((value, at) => [value, 1 / (at + 1)]);
/** A shuffled order, so that the frequent options are not the first of the list. */
const turned = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)];

const castes = zipf(turned(optionLists.caste, 20));
const occupations = zipf(turned(optionLists.occupation, 24));
const gotras = zipf(turned(optionLists.gotra, 60));
const degrees: Weighted<(typeof optionLists.highest_degree)[number]> = [
  ["middle", 2],
  ["matric", 8],
  ["senior_secondary", 18],
  ["iti", 4],
  ["diploma", 8],
  ["bachelors", 28],
  ["bachelors_professional", 12],
  ["masters", 13],
  ["masters_professional", 4],
  ["medicine", 2],
  ["doctorate", 1],
];
const first = (list: readonly string[], most: number): Weighted<never> =>
  list.map((value, at) => [value as never, at === 0 ? most : (100 - most) / (list.length - 1)]);
const marital = first(optionLists.marital_status, 86);
const religions = first(optionLists.religion, 84);
const diets = first(optionLists.diet, 68);
const tongues: Weighted<(typeof optionLists.mother_tongue)[number]> = [
  ["punjabi", 84],
  ["hindi", 9],
  ["english", 7],
];

/** Roughly a normal distribution: most members are near the middle. */
const bell = (random: Random, middle: number, width: number) =>
  Math.round(middle + width * (random.next() + random.next() + random.next() + random.next() - 2));
const within = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

function birthday(random: Random, now: Date): { dob: string; age: number } {
  const age = within(18, 22 + Math.floor(-8 * Math.log(1 - random.next())), 70);
  const born = new Date(now.getTime() - (age + random.next()) * 365.25 * day_ms);
  return { dob: born.toISOString().slice(0, 10), age };
}

/** Returns the member with that number. */
export function benchPerson(index: number, now: Date): BenchPerson {
  const random = randomFrom("bench", index);
  const gender = genderOf(index);
  const { dob, age } = birthday(random, now);
  const career = careerOf(random, age);
  const personal = personalOf(random, index, gender, dob);
  const family = familyOf(random);
  const preferences = wishesOf(random, { gender, age, personal, career });
  return {
    id: memberIdOf(index),
    gender,
    profile_status: random.weigh([
      [1, 60],
      [4, 30],
      [3, 5],
      [5, 3],
      [2, 2],
    ] as const),
    public_profile: random.maybe(0.96),
    phone_verified: random.maybe(0.97),
    has_picture: random.maybe(0.78),
    joined_days_ago: 1 + Math.floor(random.next() ** 2 * 900),
    active_days_ago: Math.floor(-12 * Math.log(1 - random.next())),
    income_audience: random.maybe(0.8) ? "public" : "friends",
    personal,
    family,
    career,
    preferences,
  };
}

function personalOf(random: Random, index: number, gender: string, dob: string): BenchPerson["personal"] {
  return {
    firstname: `Name${index % 400}`,
    lastname: gender === "male" ? "Singh" : "Kaur",
    name_in_punjabi: "",
    name_in_english: "",
    dob,
    blood_group: "not_known",
    height_inches: within(54, bell(random, gender === "male" ? 68 : 63, 7), 80),
    weight: random.between(45, 95),
    marital_status: random.weigh(marital),
    mother_tongue: random.weigh(tongues),
    religion: random.weigh(religions),
    caste: random.weigh(castes),
    diet: random.weigh(diets),
    namdhari_sect: random.maybe(0.8),
    differently_abled: false,
    disability_explain: "",
    instagram_link: "",
    facebook_link: "",
    reference: false,
    reference_name: "",
    reference_relation: "",
    reference_contact: "",
    hobbies: random.some(optionLists.hobbies, 3),
    express_yourself: "Fond of kirtan, of books and of long evenings with the family on the farm.",
  };
}

function familyOf(random: Random): BenchPerson["family"] {
  return {
    father_name: "Harbans Singh",
    father_occupation: "farming",
    mother_name: "Surjit Kaur",
    mother_occupation: "homemaker",
    brother_count: 1,
    brother_married_count: 0,
    sister_count: 1,
    sister_married_count: 0,
    paternal_gotra: random.weigh(gotras),
    paternal_gotra_other: "",
    maternal_gotra: random.weigh(gotras),
    maternal_gotra_other: "",
    family_type: random.weigh(zipf(optionLists.family_type)),
    live_with_family: true,
    family_living_in: "Ludhiana",
    contact_address: "12 Canal Road",
    about_family: "A farming family of four generations.",
  };
}

const seen_cities = new Map<number, { state_id: number; city_id: number }>();

function someCity(country_id: number) {
  const known = seen_cities.get(country_id);
  if (known) return known;
  const state_id = statesOf(country_id)[0]?.id ?? 0;
  const found = { state_id, city_id: citiesOf(state_id)[0]?.id ?? 0 };
  seen_cities.set(country_id, found);
  return found;
}

function careerOf(random: Random, age: number): BenchPerson["career"] {
  const country_id = random.weigh(countries);
  const abroad = country_id !== 356;
  const incomes = optionLists.annual_income;
  const band = within(
    0,
    bell(random, (abroad ? 8 : 3.5) + Math.min(age - 22, 15) / 6, 4),
    incomes.length - 1,
  );
  return {
    country_id,
    ...someCity(country_id),
    pincode: "",
    residential_status: abroad ? random.weigh(zipf(optionLists.residential_status)) : "citizen",
    highest_degree: random.weigh(degrees),
    employed_in: "private_sector",
    occupation: random.weigh(occupations),
    annual_income: incomes[band] ?? "no_income",
  };
}

type About = Pick<BenchPerson, "gender" | "personal" | "career"> & { age: number };
const any = () => [any_option] as [typeof any_option];

/** Returns the wishes of a member of this age, place and schooling: a tenth have hardly any, a tenth very many. */
function wishesOf(random: Random, { gender, age, personal, career }: About): BenchPerson["preferences"] {
  const picky = random.weigh([
    [0.15, 10],
    [0.55, 80],
    [0.9, 10],
  ] as const);
  const wants = () => random.maybe(picky);
  const [younger, older] = gender === "male" ? [6, 1] : [1, 7];
  const open = random.maybe(0.05);
  const wish = <T extends string>(own: T, list: readonly T[], more: number) =>
    wants() ? [...new Set([own, ...random.some(list, random.between(0, more))])] : any();
  const tall = personal.height_inches + (gender === "male" ? -5 : 5);
  const degree = educationRank(career.highest_degree);
  const lower = optionLists.highest_degree.filter((id) => educationRank(id) <= degree);
  return {
    age_min: open ? 18 : within(18, age - younger - random.between(0, 3), 80),
    age_max: open ? 80 : within(21, age + older + random.between(0, 3), 80),
    height_min_inches: wants() ? within(48, tall - 4, 95) : 48,
    height_max_inches: wants() ? within(48, tall + 6, 95) : 95,
    marital_status: random.maybe(0.8) ? [personal.marital_status] : any(),
    mother_tongue: wish(personal.mother_tongue, optionLists.mother_tongue, 1),
    religion: wish(personal.religion, optionLists.religion, 0),
    caste: wish(personal.caste, optionLists.caste, 4),
    diet: wish(personal.diet, optionLists.diet, 1),
    family_type: random.maybe(picky / 3) ? [optionLists.family_type[0]] : any(),
    occupation: random.maybe(picky / 3) ? random.some(optionLists.occupation, 6) : any(),
    residential_status: random.maybe(picky / 4) ? [career.residential_status] : any(),
    country: wants() ? [...new Set([career.country_id, random.weigh(countries)])] : [],
    minimum_education: wants() ? (lower[Math.max(0, lower.length - 3)] ?? "no_schooling") : "no_schooling",
    maximum_education: "doctorate",
    income: random.maybe(picky / 2) ? random.pick(optionLists.income.slice(1, 5)) : any_option,
    must: null,
    gotra_rule: random.weigh<GotraRule>([
      ["warn", 60],
      ["avoid", 30],
      ["ignore", 10],
    ]),
    about_desired_partner: "Kind, honest and close to the family.",
  };
}

export type BenchTie = {
  from: number;
  to: number;
  kind: "block" | "pending" | "accepted" | "rejected" | "shortlisted";
};

/** Returns the relations that this member began: none for half of the members, hundreds for very few. */
export function benchTies(index: number, members: number): BenchTie[] {
  const random = randomFrom("ties", index);
  const [least, most] = random.weigh([
    [[0, 0], 50],
    [[1, 3], 30],
    [[4, 12], 16],
    [[13, 60], 3.6],
    [[100, 300], 0.4],
  ] as const);
  return Array.from({ length: random.between(least, most) }, () => {
    const to = otherGender(random, index, members);
    const kind = random.weigh([
      ["pending", 30],
      ["accepted", 20],
      ["rejected", 20],
      ["block", 10],
      ["shortlisted", 20],
    ] as const);
    return { from: index, to, kind };
  });
}

function otherGender(random: Random, index: number, members: number): number {
  for (;;) {
    const to = random.between(0, members - 1);
    if (genderOf(to) !== genderOf(index)) return to;
  }
}
