import type { MemberCard } from "@sanjog/contract/member-view";
import type { MemberNames } from "@sanjog/domain/profiles/name-scripts";
import type { Locale } from "@sanjog/i18n/locale";
import { nameFor } from "@sanjog/i18n/name-for";
import type { StepTarget } from "./take-step.ts";

/** Joins the texts with a middle dot and leaves out empty ones. */
export function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** Returns a place from city to country, without repeating a name. */
export function placeLine(...parts: (string | null | undefined)[]): string {
  return [...new Set(parts.filter(Boolean))].join(", ");
}

type DisplayedMember = Pick<MemberCard, "user_id" | "relation" | "profile_picture"> & {
  profile_details: MemberNames;
};

/** Returns the member's name for button labels, in the script of this language. */
export function memberWithRelationOf(
  { user_id, profile_details, profile_picture, relation }: DisplayedMember,
  locale: Locale,
): StepTarget {
  return {
    user_id,
    name: nameFor(locale, profile_details).name,
    picture: profile_picture,
    request_id: relation.request?.id ?? null,
    proposal_id: relation.proposal?.id ?? null,
  };
}

type DescribedMember = { profile_details: { gender: string } };

/** Returns the gender of a described person, by which some sentences differ. */
export function genderOf({ profile_details }: DescribedMember): "male" | "female" {
  return profile_details.gender === "male" ? "male" : "female";
}
