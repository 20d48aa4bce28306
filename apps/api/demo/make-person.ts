import type { Family } from "@sanjog/domain/profiles/family";
import { withoutUnasked } from "@sanjog/domain/profiles/field";
import type { Personal } from "@sanjog/domain/profiles/personal";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { accountOf, residenceOf } from "./account-details.ts";
import { workFor } from "./careers.ts";
import { type Random, randomFrom } from "./chance.ts";
import type { Home } from "./homes.ts";
import { householdFor } from "./household.ts";
import type { GalleryPicture, PersonPlan, SeedAccount, SeedPerson } from "./person.ts";
import { lastNameOf, personalOf } from "./personal-step.ts";
import { privacyFor } from "./privacy-choices.ts";
import { scene_count } from "./scenes.ts";
import { type Sketch, sketchOf } from "./sketch.ts";
import { aboutFamily, aboutPartner, aboutSelf, type Speaker } from "./texts.ts";
import { wishesFor } from "./wishes.ts";

export type Surroundings = {
  now: Date;
  homes: readonly Home[];
  /** What others wrote already: nobody copies. */
  written: Set<string>;
};

/** Tries again until nobody has written the same. */
function unwritten(written: Set<string>, key: string, write: (random: Random) => string): string {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const text = write(randomFrom("words", key, attempt));
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
    namdhari: personal.namdhari_sect === true,
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
  const { random, gender, age, home } = sketch;
  const account = accountOf(plan, sketch, at);
  const household = { ...householdFor(random, { ...sketch }), ...plan.family };
  const personal = withoutUnasked(personalFields, {
    ...personalOf(sketch, lastNameOf(sketch, household.paternal_gotra), at, now),
    ...plan.personal,
  });
  const work = { ...workFor(random, gender, age, home.iso), ...plan.career };
  const speaker = speakerOf(sketch, account, personal, work.occupation, household);
  const say = (what: string, write: (words: Random, speaker: Speaker) => string) =>
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
              random,
              wisher,
              plan.preferences?.about_desired_partner ?? say("partner", aboutPartner),
            ),
            ...plan.preferences,
          },
    privacy: plan.privacy ?? privacyFor(random),
    portrait: plan.portrait ?? true,
    gallery: plan.gallery ?? galleryOf(random),
  };
}

/** Seven of ten show one to three more pictures, a third of these themselves once more. */
function galleryOf(random: Random): GalleryPicture[] {
  if (!random.maybe(0.72)) return [];
  const scenes = Array.from({ length: scene_count }, (_, scene) => scene);
  const more = random.maybe(0.36);
  return [
    ...(more ? (["another day"] as const) : []),
    ...random.some(scenes, random.between(more ? 0 : 1, more ? 2 : 3)),
  ];
}
