import { occupations } from "./career-lists.ts";

/** Stored as bits on the match card: grows at the end only. */
export const familyTypes = ["joint", "nuclear", "extended", "single_parent", "lives_alone", "other"] as const;
export type FamilyType = (typeof familyTypes)[number];

/** What a father or mother does, or did; never a bit on a card, but the first part is the members' list. */
export const parentOccupations = [...occupations, "passed_away"] as const;
export type ParentOccupation = (typeof parentOccupations)[number];
