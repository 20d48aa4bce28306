import { hasRole, type StaffRole } from "../staff/roles.ts";

/** The parts of a profile that the desk can ask to change. Each is a page on which the member changes it. */
export const reviewParts = ["photos", "personal", "family", "career", "preferences"] as const;
export type ReviewPart = (typeof reviewParts)[number];

/** What the desk often asks, with the rule that it rests on and where the member changes it. The words are in the catalogues. */
export const askTemplates = {
  photo_unclear: { rule: "unclear_picture", parts: ["photos"] },
  photo_group: { rule: "unclear_picture", parts: ["photos"] },
  photo_other: { rule: "other_person", parts: ["photos"] },
  photo_indecent: { rule: "indecent_picture", parts: ["photos"] },
  contact: { rule: "contact_details", parts: ["personal", "family"] },
  words: { rule: "terms", parts: ["personal"] },
  name: { rule: "false_details", parts: ["personal"] },
  details: { rule: "false_details", parts: ["personal", "career"] },
} as const satisfies Record<string, { rule: string; parts: readonly ReviewPart[] }>;
export type AskTemplate = keyof typeof askTemplates;

/**
 * Returns the decision for a profile that does not fit, besides a request for changes: a moderator alone may hide it for a
 * day, and a lead then decides; a lead suspends.
 */
export function refusalOfProfile(role: StaffRole): "hold" | "suspend" {
  return hasRole(role, "lead") ? "suspend" : "hold";
}
