import { randomInt } from "node:crypto";
import type { OptionOf } from "@sanjog/domain/reference/option-lists";
import type { DemoKey } from "./stage.ts";

/** A person who signs up. */
export type Person = {
  firstname: string;
  lastname: string;
  email: string;
  /** The typed and the stored form. */
  phone: string;
  e164: string;
  profile_for: OptionOf<"profile_for">;
  gender: OptionOf<"gender">;
};

/** A newcomer, and the member of the demo community whom the newcomer looks for. */
export type Newcomer = Person & {
  born: [day: string, month: string, year: string];
  feet: number;
  inches: number;
  looksFor: {
    key: DemoKey;
    /** In the script of the journey's language. */
    name: string;
    age: number;
    occupation: OptionOf<"occupation">;
    country: "IN" | "CA";
    degree: OptionOf<"minimum_education">;
  };
};

const letters = () => String.fromCharCode(...Array.from({ length: 6 }, () => 97 + randomInt(26)));

function unique(firstname: string, lastname: string) {
  const mark = letters();
  const phone = `98${String(randomInt(100_000_000)).padStart(8, "0")}`;
  return {
    firstname,
    // The name is unique, however often the journeys ran on one database.
    lastname: `${lastname} ${mark[0]?.toUpperCase()}${mark.slice(1)}`,
    email: `${firstname.toLowerCase()}.${mark}@journeys.example`,
    phone,
    e164: `+91${phone}`,
  };
}

const years_ago = (years: number) => String(new Date().getFullYear() - years);

/** A man who registers himself and fits Asha. */
export function dalbir(): Newcomer {
  return {
    ...unique("Dalbir", "Singh"),
    profile_for: "myself",
    gender: "male",
    born: ["14", "04", years_ago(29)],
    feet: 5,
    inches: 11,
    looksFor: {
      key: "asha",
      name: "Asha Kaur",
      age: 26,
      occupation: "teacher",
      country: "IN",
      degree: "masters",
    },
  };
}

/** A daughter whom her parents register and who fits Balbir. */
export function jasleen(): Newcomer {
  return {
    ...unique("Jasleen", "Kaur"),
    profile_for: "daughter",
    gender: "female",
    born: ["02", "11", years_ago(27)],
    feet: 5,
    inches: 5,
    looksFor: {
      key: "balbir",
      name: "ਬਲਬੀਰ ਸਿੰਘ",
      age: 29,
      occupation: "software_professional",
      country: "CA",
      degree: "bachelors_professional",
    },
  };
}

/** Two newcomers who are suggested only to each other. */
export function harleen(): Person {
  return { ...unique("Harleen", "Kaur"), profile_for: "daughter", gender: "female" };
}

export function ranjit(): Person {
  return { ...unique("Ranjit", "Singh"), profile_for: "myself", gender: "male" };
}
