import {
  type AnnualIncome,
  type EducationLevel,
  type EmployedIn,
  incomeBands,
  type Occupation,
} from "@sanjog/domain/reference/career-lists";
import { isOption, type OptionField, type OptionOf } from "@sanjog/domain/reference/option-lists";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import type { Random } from "./chance.ts";

/** An occupation as it is lived: who has it, with which schooling, at which pay (places in the list of bands). */
type Calling = {
  occupation: Occupation;
  men: number;
  women: number;
  highest_degree: EducationLevel[];
  employed_in: EmployedIn[];
  india: readonly [number, number];
  abroad: readonly [number, number];
  youngest: number;
  oldest: number;
  /** Not a work that people went abroad for. */
  here_only: boolean;
};

const school = "matric senior_secondary senior_secondary";
const trade = "matric senior_secondary iti iti diploma";
const bachelors = "bachelors bachelors masters";
const professional = "bachelors_professional bachelors_professional masters_professional";
const own = "own_business family_business self_employed";

/** Occupation | men women | schooling | employed in | pay in India, pay abroad | youngest age, oldest age. */
const table = `
  farming | 26 0 | ${school} bachelors | farming | 4 9 9 12 | 21 99
  dairy_farming | 6 0 | ${school} | farming family_business | 3 7 9 11 | 22 99
  business_owner | 14 4 | ${school} ${bachelors} | ${own} | 5 11 9 13 | 25 99
  shopkeeper | 10 2 | ${school} | ${own} | 2 6 8 10 | 22 99
  manufacturer | 7 0 | diploma ${bachelors} | ${own} | 6 12 10 13 | 27 99
  contractor | 5 0 | ${trade} | ${own} | 4 8 9 12 | 26 99
  transporter | 6 0 | ${school} | ${own} | 4 9 9 13 | 25 99
  truck_driver | 10 0 | ${school} | private_sector self_employed | 2 4 9 11 | 23 99
  woodwork | 7 0 | ${trade} | ${own} | 2 6 8 10 | 20 99
  metalwork | 5 0 | ${trade} | private_sector own_business | 2 6 8 10 | 20 99
  electrician | 5 0 | ${trade} | private_sector self_employed | 2 5 9 11 | 21 99
  mechanic | 5 0 | ${trade} | private_sector own_business | 2 5 8 10 | 20 99
  construction | 5 0 | ${school} | private_sector | 2 4 8 10 | 21 99
  warehouse_worker | 5 4 | ${school} | private_sector | 2 3 7 9 | 19 99
  chef | 3 1 | diploma bachelors | private_sector | 3 6 7 9 | 21 99
  tailor | 2 5 | ${trade} | ${own} | 2 4 7 9 | 20 99
  beautician | 0 6 | senior_secondary diploma | ${own} | 2 4 7 9 | 20 99
  teacher | 6 28 | bachelors_professional masters | government private_sector | 2 6 9 11 | 22 99
  professor | 3 6 | doctorate masters | government private_sector | 5 8 10 12 | 27 99
  doctor | 4 7 | medicine medicine medicine_specialist | government private_sector own_business | 6 10 12 14 | 25 99
  dentist | 1 4 | medicine | private_sector own_business | 5 8 11 13 | 24 99
  nurse | 2 20 | ${professional} | government private_sector | 2 5 9 11 | 21 99
  pharmacist | 3 5 | ${professional} | private_sector own_business | 3 6 9 11 | 22 99
  physiotherapist | 1 4 | ${professional} | private_sector | 3 5 9 10 | 23 99
  health_worker | 1 5 | senior_secondary diploma | private_sector | 2 3 7 9 | 20 99
  engineer | 12 5 | ${professional} | private_sector government public_sector | 4 8 10 12 | 22 99
  software_professional | 12 12 | ${professional} | private_sector | 5 10 10 13 | 22 99
  designer | 2 4 | bachelors bachelors_professional | private_sector | 3 7 9 10 | 22 99
  architect | 2 2 | bachelors_professional | private_sector self_employed | 5 8 10 12 | 24 99
  scientist | 2 3 | doctorate masters | public_sector private_sector | 6 8 10 12 | 26 99
  accountant | 5 9 | bachelors masters postgraduate_diploma | private_sector | 3 6 9 10 | 22 99
  chartered_accountant | 3 3 | chartered_professional | private_sector own_business | 7 10 11 13 | 25 99
  banker | 5 8 | bachelors masters_professional | public_sector private_sector | 4 7 9 11 | 23 99
  manager | 6 5 | masters_professional bachelors | private_sector | 5 9 10 12 | 26 99
  office_worker | 4 8 | ${bachelors} | private_sector | 2 5 8 9 | 21 99
  lawyer | 3 3 | bachelors_professional masters_professional | self_employed private_sector | 4 8 10 12 | 25 99
  civil_servant | 1 1 | masters bachelors_professional | government | 7 9 10 11 | 26 99 | here
  government_employee | 7 6 | ${bachelors} | government | 4 6 9 10 | 23 99
  armed_forces | 7 1 | senior_secondary bachelors | defence | 4 7 9 10 | 21 99 | here
  police | 4 2 | ${bachelors} | government | 4 6 9 11 | 23 99
  granthi_ragi | 5 1 | senior_secondary bachelors | religious_service | 1 4 7 9 | 22 99
  artist_musician | 3 3 | bachelors masters | self_employed | 2 5 8 10 | 22 99
  student | 6 10 | college_studying bachelors senior_secondary | studying | 0 0 0 1 | 18 25
  homemaker | 0 12 | senior_secondary bachelors | not_working | 0 0 0 0 | 21 99
`;

function idsIn<Field extends OptionField>(field: Field, text: string): OptionOf<Field>[] {
  return text
    .trim()
    .split(/\s+/)
    .map((id) => {
      if (!isOption(field, id)) throw new Error(`${id} is no ${field}`);
      return id;
    });
}

const numbersIn = (text: string) => text.trim().split(/\s+/).map(Number);

function callingFrom(line: string): Calling {
  const [name = "", shares = "", degrees = "", places = "", pay = "", ages = "", where = ""] =
    line.split("|");
  const [occupation = "other"] = idsIn("occupation", name);
  const [men = 0, women = 0] = numbersIn(shares);
  const [low = 0, high = 0, low_abroad = 0, high_abroad = 0] = numbersIn(pay);
  const [youngest = 18, oldest = 99] = numbersIn(ages);
  return {
    occupation,
    men,
    women,
    highest_degree: idsIn("highest_degree", degrees),
    employed_in: idsIn("employed_in", places),
    india: [low, high],
    abroad: [low_abroad, high_abroad],
    youngest,
    oldest,
    here_only: where.trim() === "here",
  };
}

const callings = table.trim().split("\n").map(callingFrom);

/** Where Punjabi families own land. */
const farmed = new Set(["IN", "CA", "US", "AU", "NZ", "IT"]);

export type Work = {
  occupation: Occupation;
  highest_degree: EducationLevel;
  employed_in: EmployedIn;
  annual_income: AnnualIncome;
};

/** A work that fits gender, age and country; pay grows with the years. */
export function workFor(random: Random, gender: Gender, age: number, iso: string): Work {
  const possible = callings
    .filter(({ youngest, oldest }) => youngest <= age && age <= oldest)
    .filter(({ here_only }) => iso === "IN" || !here_only)
    .filter(({ occupation }) => !occupation.includes("farming") || farmed.has(iso))
    .map((calling) => [calling, gender === "male" ? calling.men : calling.women] as const);
  const calling = random.weigh(possible);
  const [low, high] = iso === "IN" ? calling.india : calling.abroad;
  const years = Math.min(1, (age - calling.youngest) / 16);
  const band = Math.round(low + (high - low) * Math.min(1, years * 0.7 + random.next() * 0.45));
  return {
    occupation: calling.occupation,
    highest_degree: random.pick(calling.highest_degree),
    employed_in: random.pick(calling.employed_in),
    annual_income: incomeBands[band]?.id ?? "no_income",
  };
}
