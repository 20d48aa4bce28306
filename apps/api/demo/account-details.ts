import type { ResidentialStatus } from "@sanjog/domain/reference/career-lists";
import type { ProfileFor } from "@sanjog/domain/reference/personal-lists";
import type { PersonPlan, SeedAccount } from "./person.ts";
import { phoneFor } from "./phone-numbers.ts";
import type { Sketch } from "./sketch.ts";

/** By what right they live there. */
export function residenceOf({ random, home, age }: Sketch, student: boolean): ResidentialStatus {
  if (home.iso === "IN") return random.maybe(0.97) ? "citizen" : "overseas_citizen_of_india";
  if (student) return random.maybe(0.7) ? "student_visa" : "citizen";
  if (home.iso === "AE" || home.iso === "SG") return random.maybe(0.85) ? "work_permit" : "dependant_visa";
  return random.weigh([
    ["citizen", age > 32 ? 46 : 32],
    ["permanent_resident", 32],
    ["work_permit", age > 32 ? 10 : 24],
    ["overseas_citizen_of_india", 6],
    ["dependant_visa", 3],
  ]);
}

function profileForOf({ random, gender, age }: Sketch): ProfileFor {
  return random.weigh<ProfileFor>([
    ["myself", age > 34 ? 80 : 52],
    [gender === "male" ? "son" : "daughter", age > 34 ? 4 : 26],
    [gender === "male" ? "brother" : "sister", 13],
    ["relative", 6],
    ["friend", 3],
  ]);
}

export function accountOf(plan: PersonPlan, sketch: Sketch, at: number): SeedAccount {
  const { random, gender, home, locale, name } = sketch;
  const joined_days_ago = random.between(6, 420);
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
      random.weigh([
        [0, 30],
        [1, 20],
        [random.between(2, 7), 30],
        [random.between(8, 90), 20],
      ]),
    ),
    ...plan.account,
  };
}
