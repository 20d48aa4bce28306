import type { Audience, PrivacyItem, PrivacySettings } from "@sanjog/domain/privacy/privacy-items";
import type { Random } from "./chance.ts";

/** What members change when they change something at all, and how often. */
const choices: readonly (readonly [PrivacyItem, Audience, number])[] = [
  ["profile_picture", "friends", 0.1],
  ["profile_picture", "private", 0.04],
  ["gallery", "friends", 0.2],
  ["gallery", "private", 0.06],
  ["email", "public", 0.06],
  ["email", "private", 0.14],
  ["phone_number", "private", 0.2],
  ["dob", "public", 0.3],
  ["annual_income", "friends", 0.16],
  ["annual_income", "private", 0.08],
  ["parents_names", "public", 0.18],
  ["health", "public", 0.12],
  ["reference_contact", "friends", 0.25],
  ["contact_address", "private", 0.12],
];

/** Most show the gallery to all, so that a visitor sees several photos; half leave everything else as it is. */
export function privacyFor(random: Random): Partial<PrivacySettings> {
  const chosen = choices.filter(([, , likely]) => random.maybe(likely));
  const own = random.maybe(0.5) ? [] : chosen;
  return { gallery: "public", ...Object.fromEntries(own.map(([item, audience]) => [item, audience])) };
}
