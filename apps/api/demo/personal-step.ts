import { type DateOnly, day_ms, dayInIndia, yearsBefore } from "@sanjog/domain/calendar";
import { heightFrom } from "@sanjog/domain/profiles/height";
import type { Personal } from "@sanjog/domain/profiles/personal";
import { mostChosen } from "@sanjog/domain/reference/most-chosen";
import {
  bloodGroups,
  type Gender,
  type Hobby,
  hobbies,
  type MaritalStatus,
} from "@sanjog/domain/reference/personal-lists";
import { messages as gotras } from "@sanjog/i18n/en/gotras";
import { messages as gotrasInGurmukhi } from "@sanjog/i18n/pb/gotras";
import type { Random } from "./chance.ts";
import { kaur, men, type Name, references, singh } from "./names.ts";
import { phoneFor } from "./phone-numbers.ts";
import type { Sketch } from "./sketch.ts";

/** Namdhari families neither dance nor go to films. */
const loudHobbies: readonly Hobby[] = ["films", "dancing", "bhangra_giddha"];
/** Women embroider; a man who does would puzzle the readers of the demo. */
const womensHobbies: readonly Hobby[] = ["phulkari"];

/** Returns at most five, some of them those that most families choose, so that members have hobbies in common. */
function hobbiesOf(random: Random, gender: Gender, namdhari: boolean): Hobby[] {
  const left_out = [...(namdhari ? loudHobbies : []), ...(gender === "male" ? womensHobbies : [])];
  const often = hobbies.filter((id) => mostChosen("hobbies").includes(id));
  const others = hobbies.filter((id) => !often.includes(id) && !left_out.includes(id));
  return [...random.some(often, random.between(0, 2)), ...random.some(others, random.between(0, 3))];
}

function dobOf(random: Random, age: number, now: Date): DateOnly {
  const birthday = Date.parse(`${yearsBefore(dayInIndia(now), age)}T00:00:00Z`);
  return new Date(birthday - random.between(1, 360) * day_ms).toISOString().slice(0, 10);
}

function maritalStatusOf(random: Random, age: number): MaritalStatus {
  const before = age < 26 ? 0.02 : age < 32 ? 0.1 : age < 40 ? 0.42 : 0.82;
  if (!random.maybe(before)) return "never_married";
  return random.weigh([
    ["divorced", 60],
    ["widowed", age > 38 ? 40 : 14],
    ["separated", 6],
    ["awaiting_divorce", 8],
    ["annulled", 5],
  ]);
}

/** Returns Singh or Kaur, with or without the gotra, as families write it, in both scripts. */
export function lastNameOf({ random, gender, home }: Sketch, paternal_gotra: string): Name {
  const own = gender === "male" ? singh : kaur;
  if (paternal_gotra === "other") return own;
  const gotra: Name = [titleIn(gotras, paternal_gotra), titleIn(gotrasInGurmukhi, paternal_gotra)];
  return random.weigh([
    [own, 62],
    [[`${own[0]} ${gotra[0]}`, `${own[1]} ${gotra[1]}`], 26],
    [gotra, home.iso === "IN" ? 5 : 18],
  ]);
}

const titleIn = (titles: Readonly<Record<string, string>>, id: string) => titles[id] ?? id;

function weightOf(random: Random, inches: number, gender: Gender): number {
  const metres = inches * 0.0254;
  const index = gender === "male" ? random.between(208, 275) : random.between(195, 258);
  return Math.round((metres * metres * index) / 10);
}

/** Near the average more often than far from it. */
function inchesOf(random: Random, gender: Gender): number {
  const spread = random.between(-2, 2) + random.between(-2, 2);
  return (gender === "male" ? 69 : 63) + spread;
}

function reference(
  sketch: Sketch,
  at: number,
): Pick<Personal, "reference" | "reference_name" | "reference_relation" | "reference_contact"> {
  const { random, script } = sketch;
  if (!random.maybe(0.3)) {
    return { reference: false, reference_name: "", reference_relation: "", reference_contact: "" };
  }
  return {
    reference: true,
    reference_name: `${random.pick(men)[script]} ${singh[script]}`,
    reference_relation: random.pick(references)[script],
    reference_contact: random.maybe(0.6) ? phoneFor("IN", 500_000 + at) : "",
  };
}

const disabilities = [
  [
    "Slight limp in the left leg since childhood; drives and works without help.",
    "ਬਚਪਨ ਤੋਂ ਖੱਬੀ ਲੱਤ ਵਿੱਚ ਹਲਕਾ ਲੰਗ ਹੈ; ਗੱਡੀ ਚਲਾਉਣ ਤੇ ਕੰਮ ਵਿੱਚ ਕੋਈ ਔਖ ਨਹੀਂ।",
  ],
  ["Hard of hearing in one ear; wears a hearing aid.", "ਇੱਕ ਕੰਨ ਤੋਂ ਘੱਟ ਸੁਣਦਾ ਹੈ; ਮਸ਼ੀਨ ਲੱਗੀ ਹੋਈ ਹੈ।"],
  ["Type 1 diabetes, well controlled.", "ਬਚਪਨ ਤੋਂ ਸ਼ੂਗਰ ਹੈ, ਪੂਰੀ ਤਰ੍ਹਾਂ ਕਾਬੂ ਵਿੱਚ।"],
] as const;

/** The personal step, but for the words about oneself. */
export function personalOf(sketch: Sketch, lastname: Name, at: number, now: Date): Personal {
  const { random, gender, age, namdhari, locale, script, name, lineage } = sketch;
  const inches = inchesOf(random, gender);
  const differently_abled = random.maybe(0.03);
  return {
    firstname: name[script],
    lastname: lastname[script],
    name_in_punjabi: `${name[1]} ${lastname[1]}`,
    name_in_english: `${name[0]} ${lastname[0]}`,
    dob: dobOf(random, age, now),
    blood_group: random.maybe(0.35) ? "not_known" : random.pick(bloodGroups),
    height: heightFrom(inches),
    weight: weightOf(random, inches, gender),
    marital_status: maritalStatusOf(random, age),
    mother_tongue: random.weigh([
      ["punjabi", 94],
      ["hindi", 3],
      ["english", 3],
    ]),
    religion: namdhari
      ? "sikh"
      : random.weigh([
          ["sikh", 94],
          ["hindu", 4],
          ["prefer_not_to_say", 2],
        ]),
    caste: lineage.caste,
    diet: namdhari
      ? "vegetarian"
      : random.weigh([
          ["vegetarian", 58],
          ["eggetarian", 12],
          ["sometimes_non_vegetarian", 16],
          ["non_vegetarian", 13],
          ["vegan", 1],
        ]),
    namdhari_sect: namdhari,
    differently_abled,
    disability_explain: differently_abled ? random.pick(disabilities)[locale === "pb" ? 1 : 0] : "",
    instagram_link: "",
    facebook_link: "",
    ...reference(sketch, at),
    hobbies: hobbiesOf(random, gender, namdhari),
    express_yourself: "",
    religion_consent: true,
    caste_consent: true,
    namdhari_sect_consent: true,
    health_consent: true,
  };
}
