import type { Refusal } from "./refusal.ts";

/** The result of a rule: allowed, with a value, or refused, with the reason. */
export type Result<T = unknown> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function err(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
