import type { FieldErrorCode } from "../field-error.ts";

/** What decides whether a member may still correct for whom the profile is, and the gender. */
export type Correctable = { corrected: boolean; has_relations: boolean };

/**
 * Returns why a member may not correct it any more, or null. Decisions §2: once, and only while no request,
 * connection or proposal exists, from either side; afterwards an operator does it. A sign-up that is not finished is
 * not asked.
 */
export function correctionError({ corrected, has_relations }: Correctable): FieldErrorCode | null {
  if (has_relations) return "gender_settled";
  return corrected ? "corrected_before" : null;
}
