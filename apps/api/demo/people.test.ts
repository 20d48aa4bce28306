import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { accountFields, genderOf } from "@sanjog/domain/accounts/sign-up";
import { ageAt } from "@sanjog/domain/calendar";
import { preferencesSchema } from "@sanjog/domain/preferences/preferences";
import { careerSchema } from "@sanjog/domain/profiles/career";
import { findContactDetails } from "@sanjog/domain/profiles/contact-details";
import { familySchema } from "@sanjog/domain/profiles/family";
import { personalSchemaOn } from "@sanjog/domain/profiles/personal";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { findCity, findState } from "../src/platform/geography/places.ts";
import { phones } from "../src/platform/texts/phones.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { createPeople } from "./people.ts";
import { isCompletePerson, type SeedPerson } from "./person.ts";
import * as english from "./sentences-en.ts";
import * as punjabi from "./sentences-pb.ts";

const now = new Date("2026-11-21T06:00:00Z");
const people = createPeople(now);

const textsOf = (person: SeedPerson) =>
  [
    person.personal?.express_yourself,
    person.family?.about_family,
    person.preferences?.about_desired_partner,
  ].filter((text) => text !== undefined);
const texts = people.flatMap(textsOf);

/** Parsed, a step is what it was: nothing is corrected, nothing refused. */
function fieldErrorsOf(person: SeedPerson): unknown[] {
  const steps = [
    [personalSchemaOn(now), person.personal],
    [familySchema, person.family],
    [careerSchema, person.career],
    [preferencesSchema, person.preferences],
  ] as const;
  return steps.flatMap<unknown>(([schema, step]) => {
    if (step === null) return [];
    const read = z.safeParse(schema, step);
    if (!read.success)
      return read.error.issues.map((issue) => ({ key: person.key, path: issue.path, code: issue.message }));
    return JSON.stringify(read.data) === JSON.stringify({ ...read.data, ...step })
      ? []
      : [{ key: person.key, step }];
  });
}

test("every step of every member passes the rules of the form", () => {
  expect(people.length).toBeGreaterThanOrEqual(320);
  expect(people.flatMap(fieldErrorsOf)).toEqual([]);
});

test("every account has an address, a possible number and a gender that agrees", () => {
  const schema = z.object(accountFields);
  const wrong = people.filter(({ account }) => {
    const told = genderOf(account.profile_for);
    return (
      !z.safeParse(schema, account).success ||
      phones.parse(account.phone_number) !== account.phone_number ||
      (told !== null && told !== account.gender)
    );
  });
  expect(wrong.map(({ key, account }) => ({ key, account }))).toEqual([]);
  expect(new Set(people.map(({ account }) => account.email)).size).toBe(people.length);
  expect(new Set(people.map(({ account }) => account.phone_number)).size).toBe(people.length);
});

test("everybody lives in a place that exists, at the age they say", () => {
  const homeless = people.filter(
    ({ career }) =>
      career &&
      !(
        findState(career.state_id)?.country_id === career.country_id &&
        findCity(career.state_id, career.city_id)
      ),
  );
  expect(homeless.map(({ key }) => key)).toEqual([]);
  for (const { personal, age } of people) if (personal) expect(ageAt(personal.dob, now)).toBe(age);
});

test("nobody tells how to be reached, and nobody says what another said", () => {
  expect(texts.filter((text) => findContactDetails(String(text)))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text === "" || /[{}[\]|]|undefined/.test(text))).toEqual([]);
});

test("a parent speaks as a parent, and a street abroad is written as it is there", () => {
  const words = ({ personal, family, preferences }: SeedPerson) =>
    [personal?.express_yourself, family?.about_family, preferences?.about_desired_partner].join(" ");
  const parents = people.filter(({ account }) => ["son", "daughter"].includes(account.profile_for));
  expect(
    parents.map(words).filter((text) => /\bMy brother\b|raised us|as I will|my grandfather/.test(text)),
  ).toEqual([]);
  expect(
    people.filter(({ family }) => /Street, (Koeln|Brescia)/.test(family?.contact_address ?? "")),
  ).toEqual([]);
});

test("Namdhari members neither dance nor go to films, and marry in a day", () => {
  const namdhari = people.filter(({ personal }) => personal?.namdhari_sect);
  const unlikely = namdhari.filter(
    ({ personal }) =>
      personal?.hobbies.some((id) => ["films", "dancing", "bhangra_giddha"].includes(id)) ||
      personal?.express_yourself.includes("last a week"),
  );
  expect(unlikely.map(({ key }) => key)).toEqual([]);
});

test("half write in Gurmukhi, and both languages have more than sixty sentences", () => {
  const gurmukhi = texts.filter((text) => /[\u0a00-\u0a7f]/.test(text)).length / texts.length;
  expect(gurmukhi).toBeGreaterThan(0.45);
  expect(gurmukhi).toBeLessThan(0.55);
  for (const book of [english, punjabi]) {
    const sentences = [
      ...book.openers,
      ...book.traits,
      ...book.families,
      ...book.partners,
      ...Object.values(book.work).flat(),
    ];
    expect(new Set(sentences).size).toBeGreaterThan(100);
  }
});

test("six of ten with a portrait show two to four photos, and most of them to everybody", () => {
  const shown = people.filter(({ portrait }) => portrait);
  const several = shown.filter(({ gallery }) => gallery.length >= 1 && gallery.length <= 3);
  expect(several.length / shown.length).toBeGreaterThan(0.6);
  const open = several.filter(({ privacy }) => privacy.gallery === "public");
  expect(open.length / several.length).toBeGreaterThan(0.7);
});

test("every standing of a member is present", () => {
  const has = (holds: (person: SeedPerson) => boolean) => people.some(holds);
  for (const status of Object.values(profileStatus)) {
    expect(
      has(({ account }) => account.profile_status === status),
      `status ${status}`,
    ).toBe(true);
  }
  for (const step of ["personal", "family", "career", "preferences"] as const) {
    expect(
      has((person) => person[step] === null),
      `without ${step}`,
    ).toBe(true);
  }
  expect(has(({ account }) => !account.phone_verified)).toBe(true);
  expect(has(({ account }) => !account.email_verified)).toBe(true);
  expect(has(({ account }) => !account.public_profile)).toBe(true);
  expect(has((person) => isCompletePerson(person) && !person.portrait)).toBe(true);
  for (const audience of ["friends", "private"] as const) {
    expect(
      has(({ privacy }) => privacy.profile_picture === audience),
      `pictures for ${audience}`,
    ).toBe(true);
  }
});

test("who is not registering has done all steps, and half are Namdhari", () => {
  const odd = people.filter(
    (person) => (person.account.profile_status === profileStatus.registering) === isCompletePerson(person),
  );
  expect(odd.map(({ key }) => key)).toEqual([]);
  const namdhari = people.filter(({ personal }) => personal?.namdhari_sect).length / people.length;
  expect(namdhari).toBeGreaterThan(0.4);
  expect(namdhari).toBeLessThan(0.6);
});

test("the community comes out the same each time", () => {
  expect(createPeople(now)).toEqual(people);
});

test("every demo account is a person of the community", () => {
  const emails = people.slice(0, demoAccounts.length).map(({ account }) => account.email);
  expect(emails).toEqual(demoAccounts.map(({ email }) => email));
});
