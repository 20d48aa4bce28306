import { inchesFrom } from "@sanjog/domain/profiles/height";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { any_option } from "@sanjog/domain/reference/option-lists";
import { randomFrom } from "../../apps/api/demo/chance.ts";
import { openHomes } from "../../apps/api/demo/homes.ts";
import { makePerson } from "../../apps/api/demo/make-person.ts";
import type { PersonPlan } from "../../apps/api/demo/person.ts";
import { rowFrom } from "../../apps/api/src/platform/crypto/field-columns.ts";
import { type BenchPerson, memberIdOf } from "../load/community.ts";

const homes = openHomes();

/** A member of the crowd, whose texts are given since thousands of different ones cannot be written. */
const planOf = (index: number): PersonPlan => ({
  key: `market-${index}`,
  gender: index % 2 === 0 ? "male" : "female",
  account: { profile_status: 4 },
  personal: { express_yourself: "Fond of kirtan." },
  family: { about_family: "A farming family." },
  preferences: { about_desired_partner: "Kind and honest." },
});

/** Returns a member as the demo community has them, with wishes that are mostly open. */
export function demoPerson(index: number, now: Date): BenchPerson {
  const person = makePerson(planOf(index), index, { now, homes, written: new Set() });
  const { account, personal, family, career, preferences } = person;
  if (!personal || !family || !career || !preferences) throw new Error("a member of the market lacks a step");
  const about = rowFrom(personalFields, personal);
  const { height_min, height_max, country, ...wishes } = preferences;
  return {
    id: memberIdOf(index),
    gender: account.gender,
    profile_status: 4,
    public_profile: true,
    phone_verified: true,
    // The demo gives nearly everybody a picture, a community does not.
    has_picture: randomFrom("picture", index).maybe(0.78),
    joined_days_ago: account.joined_days_ago,
    active_days_ago: account.active_days_ago,
    income_audience: person.privacy.annual_income === "friends" ? "friends" : "public",
    personal: about,
    family,
    career,
    preferences: {
      ...wishes,
      must: null,
      country: country.filter((id) => id !== any_option),
      height_min_inches: inchesFrom(height_min),
      height_max_inches: inchesFrom(height_max),
    },
  };
}
