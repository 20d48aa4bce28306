import { occupations } from "./career-lists.ts";

/** Stored as bits on the match card, so the list may only grow at its end. */
export const familyTypes = ["joint", "nuclear", "extended", "single_parent", "lives_alone", "other"] as const;
export type FamilyType = (typeof familyTypes)[number];

/** The occupation of a father or mother. It is no bit on a card, but its first part is the members' list. */
export const parentOccupations = [...occupations, "passed_away"] as const;
export type ParentOccupation = (typeof parentOccupations)[number];
