import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { heightFrom, inchesFrom } from "@sanjog/domain/profiles/height";
import type { Personal } from "@sanjog/domain/profiles/personal";
import { educationRank, incomeRank, optionLists } from "@sanjog/domain/reference/option-lists";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import type { Random } from "./chance.ts";
import type { Home } from "./homes.ts";

export type Wisher = { gender: Gender; age: number; personal: Personal; home: Home; homes: readonly Home[] };

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

function ages(random: Random, { gender, age }: Wisher): Pick<Preferences, "age_min" | "age_max"> {
  const wide = random.between(3, 7);
  return gender === "male"
    ? { age_min: within(18, age - wide, 80), age_max: within(20, age + random.between(0, 2), 80) }
    : { age_min: within(18, age - random.between(0, 2), 80), age_max: within(21, age + wide, 80) };
}

function heights(
  random: Random,
  { gender, personal }: Wisher,
): Pick<Preferences, "height_min" | "height_max"> {
  const own = inchesFrom(personal.height);
  const [low, high] =
    gender === "male"
      ? [within(56, own - random.between(8, 12), 64), within(64, own, 72)]
      : [within(62, own + random.between(0, 3), 70), within(71, own + 14, 80)];
  return { height_min: heightFrom(low), height_max: heightFrom(high) };
}

const any = () => ["any" as const];

function countries(random: Random, { home, homes }: Wisher): Preferences["country"] {
  if (random.maybe(0.6)) return any();
  const known = (iso: string) => homes.find((found) => found.iso === iso)?.country_id ?? home.country_id;
  const chosen = random.weigh<number[]>([
    [[home.country_id], 5],
    [[home.country_id, known("CA")], 3],
    [[home.country_id, known("IN")], 4],
    [[home.country_id, known("CA"), known("GB")], 1],
  ]);
  return [...new Set(chosen)];
}

function education(random: Random): Pick<Preferences, "minimum_education" | "maximum_education"> {
  const minimum_education = random.weigh([
    ["no_schooling" as const, 10],
    ["matric" as const, 30],
    ["senior_secondary" as const, 30],
    ["diploma" as const, 8],
    ["bachelors" as const, 16],
    ["masters" as const, 4],
  ]);
  const maximum_education = random.maybe(0.88)
    ? ("doctorate" as const)
    : random.pick(["masters", "masters_professional", "medicine"] as const);
  return educationRank(maximum_education) < educationRank(minimum_education)
    ? { minimum_education, maximum_education: "doctorate" }
    : { minimum_education, maximum_education };
}

function income(random: Random, { gender }: Wisher): Preferences["income"] {
  if (random.maybe(gender === "male" ? 0.9 : 0.6)) return "any";
  return random.pick(optionLists.income.filter((band) => incomeRank(band) > 0 && incomeRank(band) <= 80));
}

/** Wishes as families have them: a few narrow, most open. */
export function wishesFor(random: Random, wisher: Wisher, about_desired_partner: string): Preferences {
  const { personal } = wisher;
  const before = personal.marital_status !== "never_married";
  const own_caste = personal.caste === "prefer_not_to_say" || personal.caste === "no_caste";
  return {
    ...ages(random, wisher),
    ...heights(random, wisher),
    marital_status: before
      ? random.maybe(0.6)
        ? any()
        : ["divorced", "widowed", "annulled", "separated"]
      : random.maybe(0.75) && wisher.age < 40
        ? ["never_married"]
        : any(),
    mother_tongue: random.maybe(0.45)
      ? ["punjabi"]
      : random.maybe(0.2)
        ? ["punjabi", "hindi", "english"]
        : any(),
    religion: random.maybe(0.72) ? ["sikh"] : any(),
    caste:
      own_caste || random.maybe(0.72)
        ? any()
        : [...new Set([personal.caste, "no_caste" as const, "prefer_not_to_say" as const])],
    diet: personal.diet === "vegetarian" && random.maybe(0.62) ? ["vegetarian", "vegan"] : any(),
    family_type: random.maybe(0.85) ? any() : ["joint", "nuclear", "extended"],
    occupation: random.maybe(0.97) ? any() : ["teacher", "nurse", "doctor"],
    residential_status: random.maybe(0.86) ? any() : ["citizen", "permanent_resident", "work_permit"],
    country: countries(random, wisher),
    ...education(random),
    income: income(random, wisher),
    gotra_rule: random.weigh([
      ["warn" as const, 60],
      ["avoid" as const, 25],
      ["ignore" as const, 15],
    ]),
    about_desired_partner,
  };
}
