import type { Refusal } from "./refusal.ts";

/** The result of a rule: allowed, with a value, or refused, with the reason. */
export type Verdict<T = unknown> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function yes<T>(value: T): Verdict<T> {
  return { ok: true, value };
}

export function no(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
