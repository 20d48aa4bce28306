import { createHash } from "node:crypto";

/** Returns the number by which a match card compares a gotra; "0" if the gotra is unknown. */
export function gotraNumber(key: string | null): string {
  if (key === null) return "0";
  return String(createHash("sha256").update(key).digest().readBigUInt64BE() >> 2n || 1n);
}
