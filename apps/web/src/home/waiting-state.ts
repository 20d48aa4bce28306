import type { RequestRow } from "@sanjog/contract/request-row";

/** A row that waits for an answer, or one that has just been declined. */
export type WaitingRow = { kind: "request" | "proposal"; row: RequestRow };
export type DeclinedRow = WaitingRow & { at: number };

/** Returns the rows with those just declined in the place where they were. */
export function withDeclined(
  rows: readonly WaitingRow[],
  declined: readonly DeclinedRow[],
): (WaitingRow & { declined: boolean })[] {
  const ids = new Set(declined.map(({ row }) => row.id));
  const shown = rows
    .filter(({ row }) => !ids.has(row.id))
    .map((waiting) => ({ ...waiting, declined: false }));
  for (const { at, ...gone } of declined.toSorted((a, b) => a.at - b.at))
    shown.splice(Math.min(at, shown.length), 0, { ...gone, declined: true });
  return shown;
}
