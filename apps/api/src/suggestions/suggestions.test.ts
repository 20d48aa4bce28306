import { listSuggestions } from "@sanjog/contract/suggestions";
import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import type { GotraRule } from "@sanjog/domain/preferences/preferences";
import { heightFrom } from "@sanjog/domain/profiles/height";
import { any_option, optionLists } from "@sanjog/domain/reference/option-lists";
import {
  criteria,
  criteriaMet,
  type MatchFacts,
  matchScore,
  meets,
  type Wishes,
  wishesMade,
} from "@sanjog/domain/suggestions/criteria";
import { type Gotras, shareGotra } from "@sanjog/domain/suggestions/gotra";
import { maybeSuggested, suggestableFrom } from "@sanjog/domain/suggestions/suggestable";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { relationsArea } from "../relations/routes.ts";
import { as } from "../testing/caller.ts";
import { canada, india } from "../testing/families.ts";
import { signIn } from "../testing/people.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { refreshMatchCards } from "./commands.ts";
import { suggestionsArea } from "./routes.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp([relationsArea, suggestionsArea]);
});
afterAll(() => house.close());

/** A member as the plain search sees them. */
type Villager = {
  id: string;
  gender: "female" | "male";
  profile_status: ProfileStatus;
  public_profile: boolean;
  phone_verified: boolean;
  facts: MatchFacts;
  wishes: Wishes;
  gotras: Gotras;
  gotra_rule: GotraRule;
  has_picture: boolean;
  last_active_on: string;
};
type Tie = { from: number; to: number; kind: "block" | "pending" | "accepted" | "rejected" };
type Village = { people: Villager[]; ties: Tie[] };

const countries = { [india]: "IN", [canada]: "CA" } as Record<number, string>;

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

const villager: fc.Arbitrary<Omit<Villager, "id">> = fc.record({
  gender: one(["female", "male"] as const),
  profile_status: mostly<ProfileStatus>(one([1, 4] as const), one([2, 3, 5, 6] as const)),
  public_profile: mostly(fc.constant(true), fc.constant(false)),
  phone_verified: mostly(fc.constant(true), fc.constant(false)),
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
});

const size = 160;
const place = fc.nat({ max: size - 1 });
const village: fc.Arbitrary<Village> = fc.record({
  people: fc
    .array(villager, { minLength: size, maxLength: size })
    .map((people) => people.map((person, i) => ({ ...person, id: `${"xYz9-_"[i % 6]}${i}` }))),
  ties: fc.array(
    fc.record({ from: place, to: place, kind: one(["block", "pending", "accepted", "rejected"] as const) }),
    { minLength: size * 3, maxLength: size * 3 },
  ),
});

/** Keeps one tie for each pair, and none of a person with themself. */
function tidy({ ties }: Village): Tie[] {
  const byPair = new Map(ties.map((tie) => [[tie.from, tie.to].sort((a, b) => a - b).join(), tie]));
  return [...byPair.values()].filter(({ from, to }) => from !== to);
}

async function settle({ people, ties }: Village): Promise<void> {
  const now = house.deps.now();
  const id = (index: number) => people[index]?.id ?? "";
  await house.deps.tx(async (tx) => {
    await tx.deleteFrom("members").execute();
    await tx
      .insertInto("members")
      .values(people.map((person) => memberRow(person, now)))
      .execute();
    await tx
      .insertInto("personal_details")
      .values(people.map((person) => personalRow(person, now)))
      .execute();
    await tx
      .insertInto("family_details")
      .values(people.map((person) => familyRow(person, now)))
      .execute();
    await tx
      .insertInto("career_details")
      .values(people.map((person) => careerRow(person, now)))
      .execute();
    await tx
      .insertInto("preferences")
      .values(people.map((person) => preferencesRow(person, now)))
      .execute();
    const pictures = people.filter(({ has_picture }) => has_picture);
    await tx
      .insertInto("pictures")
      .values(
        pictures.map((p) => ({
          id: p.id,
          member_id: p.id,
          kind: "profile",
          storage_key: p.id,
          created_at: now,
        })),
      )
      .execute();
    for (const { from, to, kind } of ties) {
      if (kind === "block") {
        await tx
          .insertInto("blocks")
          .values({ blocker_id: id(from), blocked_id: id(to), blocked_at: now })
          .execute();
      } else {
        const pair = { sender_id: id(from), receiver_id: id(to) };
        const row = { id: `${from} ${to}`, ...pair, status: kind, sent_at: now, answered_at: null };
        await tx.insertInto("connection_requests").values(row).execute();
      }
    }
    await refreshMatchCards(
      tx,
      people.map((person) => person.id),
    );
  });
}

function memberRow(person: Villager, now: Date) {
  return {
    id: person.id,
    email: null,
    email_verified_at: null,
    phone_number: "+919876500000",
    phone_verified_at: person.phone_verified ? now : null,
    password_hash: "",
    profile_for: "myself" as const,
    gender: person.gender,
    locale: "en" as const,
    profile_status: person.profile_status,
    public_profile: person.public_profile,
    status_reason_en: null,
    status_reason_pb: null,
    created_at: now,
    last_active_on: person.last_active_on,
  };
}

function personalRow({ id, facts: are }: Villager, now: Date) {
  return {
    member_id: id,
    updated_at: now,
    firstname: id,
    lastname: "",
    dob: are.dob,
    blood_group: "not_known" as const,
    height_inches: are.height_inches,
    weight: 60,
    marital_status: are.marital_status as "divorced",
    mother_tongue: are.mother_tongue as "punjabi",
    religion: are.religion as "sikh",
    caste: are.caste as "arora",
    diet: are.diet as "vegan",
    namdhari_sect: true,
    differently_abled: false,
    disability_explain: "",
    instagram_link: "",
    facebook_link: "",
    reference: false,
    reference_name: "",
    reference_relation: "",
    reference_contact: "",
    hobbies: [],
    express_yourself: "",
  };
}

function familyRow({ id, facts: are, gotras }: Villager, now: Date) {
  return {
    member_id: id,
    updated_at: now,
    father_name: "",
    father_occupation: "farming" as const,
    mother_name: "",
    mother_occupation: "farming" as const,
    brother_count: 0,
    brother_married_count: 0,
    sister_count: 0,
    sister_married_count: 0,
    ...gotras,
    paternal_gotra: gotras.paternal_gotra as "other",
    maternal_gotra: gotras.maternal_gotra as "other",
    family_type: are.family_type as "joint",
    live_with_family: true,
    family_living_in: "",
    contact_address: "",
    about_family: "",
  };
}

function careerRow({ id, facts: are }: Villager, now: Date) {
  return {
    member_id: id,
    updated_at: now,
    country_id: are.country_id,
    state_id: 1,
    city_id: 1,
    pincode: "",
    residential_status: are.residential_status as "citizen",
    highest_degree: are.highest_degree as "primary",
    employed_in: "farming" as const,
    occupation: are.occupation as "teacher",
    annual_income: are.annual_income as "no_income",
  };
}

function preferencesRow({ id, wishes: wants, gotra_rule }: Villager, now: Date) {
  const { height_min, height_max, country, ...rest } = wants;
  return {
    member_id: id,
    updated_at: now,
    ...rest,
    height_min_inches: height_min.feet * 12 + height_min.inches,
    height_max_inches: height_max.feet * 12 + height_max.inches,
    country: country.filter((wanted) => wanted !== any_option),
    gotra_rule,
    about_desired_partner: "",
  };
}

/** Whom the rules let a viewer be shown, wishes aside. */
function candidates({ people, ties }: Village, viewer: Villager, now: Date): Villager[] {
  const today = dayIn(now, india_time_zone);
  const index = people.indexOf(viewer);
  const between = new Set(
    ties.flatMap(({ from, to, kind }) => {
      if (to === index) return [from];
      return from === index && kind !== "rejected" ? [to] : [];
    }),
  );
  return people.filter((owner, i) => {
    const { facts: are, gender } = owner;
    const old_enough = suggestableFrom(are.dob, countries[are.country_id] ?? "", gender) <= today;
    const kin = viewer.gotra_rule === "avoid" && shareGotra(viewer.gotras, owner.gotras);
    const open = maybeSuggested({ ...owner, complete: true, leaving: false });
    return gender !== viewer.gender && open && old_enough && !kin && !between.has(i);
  });
}

/** The search, written as one would explain it. */
function plainSearch(people: Village, viewer: Villager, now: Date): { id: string; score: number }[] {
  const scored = candidates(people, viewer, now).flatMap((owner) => {
    const mine = criteriaMet(viewer.wishes, owner.facts, now);
    const theirs = criteriaMet(owner.wishes, viewer.facts, now);
    return mine.length === criteria.length ? [{ owner, score: matchScore(mine, theirs) }] : [];
  });
  scored.sort((a, b) => {
    if (a.score !== b.score) return b.score - a.score;
    if (a.owner.has_picture !== b.owner.has_picture) return a.owner.has_picture ? -1 : 1;
    if (a.owner.last_active_on !== b.owner.last_active_on) {
      return a.owner.last_active_on > b.owner.last_active_on ? -1 : 1;
    }
    return a.owner.id < b.owner.id ? -1 : 1;
  });
  return scored.map(({ owner, score }) => ({ id: owner.id, score }));
}

function plainNarrowest(people: Village, viewer: Villager, now: Date) {
  const gains = wishesMade(viewer.wishes).map((criterion) => {
    const others = criteria.filter((other) => other !== criterion);
    const would_add = candidates(people, viewer, now).filter(
      ({ facts: are }) =>
        !meets(criterion, viewer.wishes, are, now) &&
        others.every((other) => meets(other, viewer.wishes, are, now)),
    ).length;
    return { criterion, would_add };
  });
  const most = Math.max(...gains.map(({ would_add }) => would_add));
  return most > 0 ? gains.find(({ would_add }) => would_add === most) : null;
}

const moments = ["2026-11-21T06:30:00Z", "2028-02-29T20:00:00Z", "2027-02-28T06:30:00Z"];

test("page, order, total and narrowest wish are those of the plain search, in any community", async () => {
  let shown = 0;
  let narrowed = 0;
  let run = 0;
  const everyPageIsPlain = async (made: Village) => {
    const people = { ...made, ties: tidy(made) };
    house.clock.set(moments[run++ % moments.length] ?? "");
    const now = house.deps.now();
    await settle(people);
    const viewers = people.people.filter(({ profile_status }) => profile_status !== profileStatus.suspended);
    for (const viewer of viewers.slice(0, 20)) {
      const expected = plainSearch(people, viewer, now);
      const token = await signIn(house, viewer.id);
      const last_page = Math.max(1, Math.ceil(expected.length / 8));
      for (const page of new Set([1, last_page, last_page + 1, 1_000_000])) {
        const asked = as(house, { token }).call(listSuggestions, { query: { per_page: 8, page } });
        const { data } = await asked;
        const current_page = Math.min(page, last_page);
        expect(data).toMatchObject({ total: expected.length, per_page: 8, current_page, last_page });
        const found = data.data.map(({ user_id, match }) => ({ id: user_id, score: match.score }));
        expect(found).toEqual(expected.slice((current_page - 1) * 8, current_page * 8));
        const narrowest = expected.length < 8 ? plainNarrowest(people, viewer, now) : null;
        expect(data.narrowest_wish).toEqual(narrowest);
        shown += found.length;
        narrowed += narrowest ? 1 : 0;
      }
    }
  };
  const property = fc.asyncProperty(village, everyPageIsPlain);
  await fc.assert(property, { seed: 20_261_121, numRuns: 3, endOnFailure: true });
  // The communities are such that the test has something to say.
  expect(shown).toBeGreaterThan(100);
  expect(narrowed).toBeGreaterThan(10);
});
