import { type DateOnly, day_ms, dayIn, india_time_zone, yearsBefore } from "@sanjog/domain/calendar";
import type { Family } from "@sanjog/domain/profiles/family";
import { heightFrom } from "@sanjog/domain/profiles/height";
import type { Personal } from "@sanjog/domain/profiles/personal";
import type { ResidentialStatus } from "@sanjog/domain/reference/career-lists";
import {
  bloodGroups,
  type Gender,
  hobbies,
  type MaritalStatus,
  type ProfileFor,
} from "@sanjog/domain/reference/personal-lists";
import { messages as gotras } from "@sanjog/i18n/en/gotras";
import { messages as gotrasInGurmukhi } from "@sanjog/i18n/pb/gotras";
import { workFor } from "./careers.ts";
import { type Chance, chanceFrom } from "./chance.ts";
import type { Home } from "./homes.ts";
import { householdFor } from "./household.ts";
import { type Lineage, lineages } from "./lineages.ts";
import { kaur, men, type Name, references, singh, women } from "./names.ts";
import type { PersonPlan, SeedAccount, SeedPerson } from "./person.ts";
import { phoneFor } from "./phone-numbers.ts";
import { privacyFor } from "./privacy-choices.ts";
import { scene_count } from "./scenes.ts";
import { aboutFamily, aboutPartner, aboutSelf, type Speaker } from "./texts.ts";
import { wishesFor } from "./wishes.ts";

export type Surroundings = {
  now: Date;
  homes: readonly Home[];
  /** What others wrote already: nobody copies. */
  written: Set<string>;
};

/** What is settled about a person before any step is filled. */
type Sketch = {
  chance: Chance;
  gender: Gender;
  age: number;
  namdhari: boolean;
  home: Home;
  locale: "en" | "pb";
  /** In which script the names are written. */
  script: 0 | 1;
  lineage: Lineage;
  name: Name;
};

function sketchOf(plan: PersonPlan, homes: readonly Home[]): Sketch {
  const chance = chanceFrom("person", plan.key);
  const namdhari = chance.maybe(0.5);
  const age = chance.weigh([
    [chance.between(19, 22), 12],
    [chance.between(23, 26), 30],
    [chance.between(27, 30), 27],
    [chance.between(31, 35), 15],
    [chance.between(36, 44), 10],
    [chance.between(45, 58), 6],
  ]);
  const home = chance.weigh(homes.map((found) => [found, found.share] as const));
  const locale = chance.maybe(home.iso === "IN" ? 0.42 : 0.16) ? "pb" : "en";
  const settled = {
    namdhari: plan.namdhari ?? namdhari,
    age: plan.age ?? age,
    home: homes.find(({ city }) => city === plan.city) ?? home,
    locale: plan.locale ?? locale,
  } as const;
  return {
    chance,
    gender: plan.gender,
    ...settled,
    script: settled.locale === "pb" && chance.maybe(0.6) ? 1 : 0,
    lineage: chance.weigh(
      lineages.map((found) => [found, settled.namdhari ? found.namdhari_share : found.share] as const),
    ),
    name: chance.pick(plan.gender === "male" ? men : women),
  };
}

function dobOf(chance: Chance, age: number, now: Date): DateOnly {
  const birthday = Date.parse(`${yearsBefore(dayIn(now, india_time_zone), age)}T00:00:00Z`);
  return new Date(birthday - chance.between(1, 360) * day_ms).toISOString().slice(0, 10);
}

function maritalStatusOf(chance: Chance, age: number): MaritalStatus {
  const before = age < 26 ? 0.02 : age < 32 ? 0.1 : age < 40 ? 0.42 : 0.82;
  if (!chance.maybe(before)) return "never_married";
  return chance.weigh([
    ["divorced", 60],
    ["widowed", age > 38 ? 40 : 14],
    ["separated", 6],
    ["awaiting_divorce", 8],
    ["annulled", 5],
  ]);
}

function lastNameOf({ chance, gender, home, script }: Sketch, paternal_gotra: string): string {
  const own = (gender === "male" ? singh : kaur)[script];
  const gotra =
    paternal_gotra === "other"
      ? ""
      : ((script === 1 ? gotrasInGurmukhi : gotras) as Record<string, string>)[paternal_gotra];
  if (!gotra) return own;
  return chance.weigh([
    [own, 62],
    [`${own} ${gotra}`, 26],
    [gotra, home.iso === "IN" ? 5 : 18],
  ]);
}

function weightOf(chance: Chance, inches: number, gender: Gender): number {
  const metres = inches * 0.0254;
  const index = gender === "male" ? chance.between(208, 275) : chance.between(195, 258);
  return Math.round((metres * metres * index) / 10);
}

/** Near the average more often than far from it. */
function inchesOf(chance: Chance, gender: Gender): number {
  const spread = chance.between(-2, 2) + chance.between(-2, 2);
  return (gender === "male" ? 69 : 63) + spread;
}

function reference(
  sketch: Sketch,
  at: number,
): Pick<Personal, "reference" | "reference_name" | "reference_relation" | "reference_contact"> {
  const { chance, script } = sketch;
  if (!chance.maybe(0.3)) {
    return { reference: false, reference_name: "", reference_relation: "", reference_contact: "" };
  }
  return {
    reference: true,
    reference_name: `${chance.pick(men)[script]} ${singh[script]}`,
    reference_relation: chance.pick(references)[script],
    reference_contact: chance.maybe(0.6) ? phoneFor("IN", 500_000 + at) : "",
  };
}

const disabilities = [
  [
    "Slight limp in the left leg since childhood; drives and works without help.",
    "ਬਚਪਨ ਤੋਂ ਖੱਬੀ ਲੱਤ ਵਿੱਚ ਹਲਕਾ ਲੰਗ; ਕੰਮ ਆਪ ਕਰਦੇ ਹਨ।",
  ],
  ["Hard of hearing in one ear; wears a hearing aid.", "ਇੱਕ ਕੰਨ ਤੋਂ ਘੱਟ ਸੁਣਦਾ ਹੈ; ਮਸ਼ੀਨ ਲੱਗੀ ਹੋਈ ਹੈ।"],
  ["Type 1 diabetes, well controlled.", "ਸ਼ੂਗਰ ਹੈ, ਕਾਬੂ ਵਿੱਚ ਹੈ।"],
] as const;

function personalOf(sketch: Sketch, lastname: string, at: number, now: Date): Personal {
  const { chance, gender, age, namdhari, locale, script, name, lineage } = sketch;
  const inches = inchesOf(chance, gender);
  const differently_abled = chance.maybe(0.03);
  return {
    firstname: name[script],
    lastname,
    dob: dobOf(chance, age, now),
    blood_group: chance.maybe(0.35) ? "not_known" : chance.pick(bloodGroups),
    height: heightFrom(inches),
    weight: weightOf(chance, inches, gender),
    marital_status: maritalStatusOf(chance, age),
    mother_tongue: chance.weigh([
      ["punjabi", 94],
      ["hindi", 3],
      ["english", 3],
    ]),
    religion: namdhari
      ? "sikh"
      : chance.weigh([
          ["sikh", 94],
          ["hindu", 4],
          ["prefer_not_to_say", 2],
        ]),
    caste: lineage.caste,
    diet: namdhari
      ? "vegetarian"
      : chance.weigh([
          ["vegetarian", 58],
          ["eggetarian", 12],
          ["sometimes_non_vegetarian", 16],
          ["non_vegetarian", 13],
          ["vegan", 1],
        ]),
    namdhari_sect: namdhari,
    differently_abled,
    disability_explain: differently_abled ? chance.pick(disabilities)[locale === "pb" ? 1 : 0] : "",
    instagram_link: "",
    facebook_link: "",
    ...reference(sketch, at),
    hobbies: chance.some(hobbies, chance.between(0, 5)),
    express_yourself: "",
    sensitive_data_consent: true,
  };
}

function residenceOf({ chance, home, age }: Sketch, student: boolean): ResidentialStatus {
  if (home.iso === "IN") return chance.maybe(0.97) ? "citizen" : "overseas_citizen_of_india";
  if (student) return chance.maybe(0.7) ? "student_visa" : "citizen";
  if (home.iso === "AE" || home.iso === "SG") return chance.maybe(0.85) ? "work_permit" : "dependant_visa";
  return chance.weigh([
    ["citizen", age > 32 ? 46 : 32],
    ["permanent_resident", 32],
    ["work_permit", age > 32 ? 10 : 24],
    ["overseas_citizen_of_india", 6],
    ["dependant_visa", 3],
  ]);
}

function profileForOf({ chance, gender, age }: Sketch): ProfileFor {
  return chance.weigh<ProfileFor>([
    ["myself", age > 34 ? 80 : 52],
    [gender === "male" ? "son" : "daughter", age > 34 ? 4 : 26],
    [gender === "male" ? "brother" : "sister", 13],
    ["relative", 6],
    ["friend", 3],
  ]);
}

function accountOf(plan: PersonPlan, sketch: Sketch, at: number): SeedAccount {
  const { chance, gender, home, locale, name } = sketch;
  const joined_days_ago = chance.between(6, 420);
  const own = gender === "male" ? "singh" : "kaur";
  return {
    email: plan.email ?? `${name[0].toLowerCase()}.${own}${at}@demo.sanjog.example`,
    email_verified: true,
    phone_number: phoneFor(home.iso, at),
    phone_verified: true,
    profile_for: profileForOf(sketch),
    gender,
    locale,
    profile_status: 4,
    status_reason_en: null,
    status_reason_pb: null,
    public_profile: true,
    joined_days_ago,
    active_days_ago: Math.min(
      joined_days_ago,
      chance.weigh([
        [0, 30],
        [1, 20],
        [chance.between(2, 7), 30],
        [chance.between(8, 90), 20],
      ]),
    ),
    ...plan.account,
  };
}

/** Tries again until nobody has written the same. */
function unwritten(written: Set<string>, key: string, write: (chance: Chance) => string): string {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const text = write(chanceFrom("words", key, attempt));
    if (written.has(text)) continue;
    written.add(text);
    return text;
  }
  throw new Error(`${key} has nothing new to say`);
}

function speakerOf(
  sketch: Sketch,
  account: SeedAccount,
  personal: Personal,
  occupation: Speaker["occupation"],
  household: Pick<Family, "father_occupation" | "brother_count">,
): Speaker {
  return {
    locale: sketch.locale,
    gender: sketch.gender,
    profile_for: account.profile_for,
    occupation,
    age: sketch.age,
    namdhari: personal.namdhari_sect,
    vegetarian: personal.diet === "vegetarian",
    married_before: personal.marital_status !== "never_married",
    father_occupation: household.father_occupation,
    in_india: sketch.home.iso === "IN",
    brothers: household.brother_count,
    city: sketch.locale === "pb" ? sketch.home.city_pb : sketch.home.city,
  };
}

/** A whole person from a plan and chance; what the plan says stands. */
export function makePerson(plan: PersonPlan, at: number, { now, homes, written }: Surroundings): SeedPerson {
  const sketch = sketchOf(plan, homes);
  const { chance, gender, age, home } = sketch;
  const account = accountOf(plan, sketch, at);
  const household = { ...householdFor(chance, { ...sketch }), ...plan.family };
  const personal = {
    ...personalOf(sketch, lastNameOf(sketch, household.paternal_gotra), at, now),
    ...plan.personal,
  };
  const work = { ...workFor(chance, gender, age, home.iso), ...plan.career };
  const speaker = speakerOf(sketch, account, personal, work.occupation, household);
  const say = (what: string, write: (words: Chance, speaker: Speaker) => string) =>
    unwritten(written, `${plan.key}/${what}`, (words) => write(words, speaker));
  const steps = plan.steps ?? 4;
  const wisher = { gender, age, personal, home, homes };
  const { country_id, state_id, city_id, pincode } = home;
  const career = {
    country_id,
    state_id,
    city_id,
    pincode,
    residential_status: residenceOf(sketch, work.occupation === "student"),
    ...work,
  };
  return {
    key: plan.key,
    account,
    age,
    personal:
      steps < 1
        ? null
        : { ...personal, express_yourself: personal.express_yourself || say("self", aboutSelf) },
    family:
      steps < 2 ? null : { ...household, about_family: household.about_family || say("family", aboutFamily) },
    career: steps < 3 ? null : career,
    preferences:
      steps < 4
        ? null
        : {
            ...wishesFor(
              chance,
              wisher,
              plan.preferences?.about_desired_partner ?? say("partner", aboutPartner),
            ),
            ...plan.preferences,
          },
    privacy: plan.privacy ?? privacyFor(chance),
    portrait: plan.portrait ?? true,
    gallery: plan.gallery ?? galleryOf(chance),
  };
}

function galleryOf(chance: Chance): number[] {
  if (!chance.maybe(0.36)) return [];
  return chance.some(
    Array.from({ length: scene_count }, (_, scene) => scene),
    chance.between(1, 3),
  );
}
