import type { FieldErrorCode } from "../field-error.ts";

/** What decides whether a member may still correct the gender and for whom the profile is. */
export type Correctable = { corrected: boolean; has_relations: boolean };

/**
 * Returns why a member may no longer correct them, or null. Decisions §2: a member may correct them once, and only
 * while no request, connection or proposal exists from either side; afterwards an operator does it. Does not apply to
 * unfinished sign-ups.
 */
export function correctionError({ corrected, has_relations }: Correctable): FieldErrorCode | null {
  if (has_relations) return "gender_settled";
  return corrected ? "corrected_before" : null;
}
