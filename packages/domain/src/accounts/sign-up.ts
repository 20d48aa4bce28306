import * as z from "zod/mini";
import { across, choice, email, phoneNumber } from "../form/fields.ts";
import type { Gender, ProfileFor } from "../reference/personal-lists.ts";
import { passwordSchema } from "./password.ts";

/** §2: some relations imply the gender; for the others the form asks. */
export function genderOf(profile_for: ProfileFor): Gender | null {
  if (profile_for === "son" || profile_for === "brother") return "male";
  if (profile_for === "daughter" || profile_for === "sister") return "female";
  return null;
}

type GenderChoice = { profile_for?: unknown; gender?: unknown };

function genderAgrees({ profile_for, gender }: GenderChoice): boolean {
  const told = genderOf(profile_for as ProfileFor);
  return told === null || gender === undefined || gender === "" || told === gender;
}

type Passwords = { password?: unknown; password_confirmation?: unknown };

const passwordsAgree = across<Passwords>("password_confirmation", "passwords_differ", (typed) => {
  const { password, password_confirmation } = typed;
  if (typeof password !== "string" || typeof password_confirmation !== "string") return true;
  return !password || !password_confirmation || password === password_confirmation.normalize("NFKC");
});

const confirmation = z.string("repetition_missing").check(z.minLength(1, "repetition_missing"));

export const accountFields = {
  email: email(),
  phone_number: phoneNumber(),
  profile_for: choice("profile_for", "profile_for_missing"),
  gender: choice("gender"),
};

export const signUpSchema = z
  .object({
    ...accountFields,
    password: passwordSchema,
    password_confirmation: confirmation,
    /** §2: one box stands for the terms, the privacy policy and the two statements of decisions §10. */
    privacy_policy_accepted: z.literal(true, "terms_not_accepted"),
    /** A honeypot: people do not see this field, but bots fill in every field. */
    website: z.optional(z.string().check(z.maxLength(255))),
    /** How long the form was open. A missing value counts as zero. */
    form_seconds: z.optional(z.number()),
  })
  .check(passwordsAgree, across<GenderChoice>("gender", "unknown_option", genderAgrees));
export type SignUp = z.infer<typeof signUpSchema>;

export const newPasswordSchema = z
  .object({ password: passwordSchema, password_confirmation: confirmation })
  .check(passwordsAgree);
