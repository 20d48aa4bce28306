import { type ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import type { GotraRule } from "@sanjog/domain/preferences/preference-fields";
import { wishNames } from "@sanjog/domain/preferences/wishes-made";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import { heightFrom } from "@sanjog/domain/profiles/height";
import { any_option, optionLists } from "@sanjog/domain/reference/option-lists";
import type { MatchFacts, Wishes } from "@sanjog/domain/suggestions/criteria";
import type { Gotras } from "@sanjog/domain/suggestions/gotra";
import fc from "fast-check";
import { canada, india } from "./families.ts";

/** A member as the plain search sees them. */
export type ModelMember = {
  id: string;
  gender: "female" | "male";
  profile_status: ProfileStatus;
  public_profile: boolean;
  phone_verified: boolean;
  /** The member has requested the deletion of the account. */
  leaving: boolean;
  annual_income: Audience;
  facts: MatchFacts;
  wishes: Wishes;
  gotras: Gotras;
  gotra_rule: GotraRule;
  has_picture: boolean;
  /** The values that the last nightly job stored. */
  last_active_on: string;
  shown: number;
};
export type Tie = {
  from: number;
  to: number;
  kind: "block" | "pending" | "accepted" | "rejected" | "rejected_long_ago";
};
export type ReferenceModel = { people: ModelMember[]; ties: Tie[] };

export const country_codes = { [india]: "IN", [canada]: "CA" } as Record<number, string>;

// Few options of each list, from both its ends, so that people do meet each other's wishes.
const someOf = (field: keyof typeof optionLists) => {
  const list = optionLists[field] as readonly string[];
  return [list[0], list[1], list.at(-1)] as string[];
};
const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
const mostly = <T>(often: fc.Arbitrary<T>, rarely: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: often, weight: 6 }, { arbitrary: rarely, weight: 1 });
const wish = <T>(values: readonly T[]) =>
  fc.oneof(
    { arbitrary: fc.constant([any_option] as (T | typeof any_option)[]), weight: 3 },
    {
      arbitrary: fc.subarray([...values], { minLength: 1 }) as fc.Arbitrary<(T | typeof any_option)[]>,
      weight: 2,
    },
  );
const day = fc.constantFrom("02-28", "02-29", "03-01", "11-20", "11-21", "11-22", "06-15");
const dob = fc.record({ year: fc.integer({ min: 1962, max: 2008 }), day }).map(({ year, day: of }) => {
  return of === "02-29" && year % 4 !== 0 ? `${year}-03-01` : `${year}-${of}`;
});

const facts: fc.Arbitrary<MatchFacts> = fc.record({
  dob,
  height_inches: fc.integer({ min: 56, max: 76 }),
  marital_status: one(someOf("marital_status")),
  mother_tongue: one(someOf("mother_tongue")),
  religion: one(someOf("religion")),
  caste: one(someOf("caste")),
  diet: one(someOf("diet")),
  family_type: one(someOf("family_type")),
  occupation: one(someOf("occupation")),
  country_id: one([india, canada]),
  residential_status: one(someOf("residential_status")),
  highest_degree: one(optionLists.highest_degree),
  annual_income: one(optionLists.annual_income),
});

const range = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const wide = (min: number, max: number) => mostly(fc.constant([min, max] as const), range(min, max));

const wishes: fc.Arbitrary<Wishes> = fc
  .record({
    ages: wide(18, 70),
    heights: wide(50, 80),
    schooling: wide(0, optionLists.highest_degree.length - 1),
    income: mostly(fc.constant(any_option), one(optionLists.income.slice(0, 8))),
    country: wish([india, canada]),
    marital_status: wish(someOf("marital_status")),
    mother_tongue: wish(someOf("mother_tongue")),
    religion: wish(someOf("religion")),
    caste: wish(someOf("caste")),
    diet: wish(someOf("diet")),
    family_type: wish(someOf("family_type")),
    occupation: wish(someOf("occupation")),
    residential_status: wish(someOf("residential_status")),
    must: fc.option(fc.subarray([...wishNames], { maxLength: 4 })),
  })
  .map(({ ages, heights, schooling, ...lists }) => {
    return {
      ...lists,
      age_min: ages[0],
      age_max: ages[1],
      height_min: heightFrom(heights[0]),
      height_max: heightFrom(heights[1]),
      minimum_education: optionLists.highest_degree[schooling[0]],
      maximum_education: optionLists.highest_degree[schooling[1]],
    } as Wishes;
  });

const gotra = one(["gill", "sidhu", "other"].map((id) => (isGotra(id) ? id : "other")));
const gotraText = one(["", "Rai ", "rai", "Bassi"]);
function isGotra(id: string) {
  return (optionLists.gotra as readonly string[]).includes(id);
}

const modelMember: fc.Arbitrary<Omit<ModelMember, "id">> = fc.record({
  gender: one(["female", "male"] as const),
  profile_status: mostly<ProfileStatus>(one([1, 4] as const), one([2, 3, 5, 6] as const)),
  public_profile: mostly(fc.constant(true), fc.constant(false)),
  phone_verified: mostly(fc.constant(true), fc.constant(false)),
  leaving: mostly(fc.constant(false), fc.constant(true)),
  annual_income: mostly<Audience>(fc.constant("public"), one(["friends", "private"] as const)),
  facts,
  wishes,
  gotras: fc.record({
    paternal_gotra: gotra,
    paternal_gotra_other: gotraText,
    maternal_gotra: gotra,
    maternal_gotra_other: gotraText,
  }),
  gotra_rule: one(["avoid", "warn", "ignore"] as const),
  has_picture: fc.boolean(),
  last_active_on: one(["2026-11-21", "2026-11-20", "2026-10-01"]),
  shown: one([0, 0, 0.4, 1, 3.7, 40]),
});

/** Generates members of every kind and at most one relation per pair. */
export function randomModel(size: number): fc.Arbitrary<ReferenceModel> {
  const place = fc.nat({ max: size - 1 });
  const kind = one(["block", "pending", "accepted", "rejected", "rejected_long_ago"] as const);
  const tie = fc.record({ from: place, to: place, kind });
  return fc.record({
    people: fc
      .array(modelMember, { minLength: size, maxLength: size })
      .map((people) => people.map((person, i) => ({ ...person, id: `${"xYz9-_"[i % 6]}${i}` }))),
    ties: fc.array(tie, { minLength: size * 3, maxLength: size * 3 }).map(tidy),
  });
}

function tidy(ties: readonly Tie[]): Tie[] {
  const byPair = new Map(ties.map((tie) => [[tie.from, tie.to].sort((a, b) => a - b).join(), tie]));
  return [...byPair.values()].filter(({ from, to }) => from !== to);
}
