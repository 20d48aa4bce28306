import type { Refusal } from "./refusal.ts";

/** What a rule answers: yes with what follows from it, or no with the reason. */
export type Verdict<T = unknown> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function yes<T>(value: T): Verdict<T> {
  return { ok: true, value };
}

export function no(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
