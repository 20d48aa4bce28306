import type { MemberCard } from "@sanjog/contract/member-view";
import type { Met } from "./take-step.ts";

type Named = { firstname: string; lastname: string };

export function fullName({ firstname, lastname }: Named): string {
  return `${firstname} ${lastname}`.trim();
}

/** Some of these with a point between, those that are not there left out. */
export function joined(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** A place as it is said: from the near to the far, each once. */
export function placeLine(...parts: (string | null | undefined)[]): string {
  return [...new Set(parts.filter(Boolean))].join(", ");
}

type Shown = Pick<MemberCard, "user_id" | "relation"> & { profile_details: Named };

export function metOf({ user_id, profile_details, relation }: Shown): Met {
  return {
    user_id,
    name: fullName(profile_details),
    request_id: relation.request?.id ?? null,
    proposal_id: relation.proposal?.id ?? null,
  };
}

export const profilePath = (user_id: string) => `/view-profile/${encodeURIComponent(user_id)}`;
