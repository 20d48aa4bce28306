import { decisionKinds } from "@sanjog/domain/decisions/decision-kinds";
import { appealOutcomes, clockOutcomes } from "@sanjog/domain/numbers/figures";
import { reportReasons } from "@sanjog/domain/reports/report";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** A number from five; `few` for fewer, or `hidden` because it would reveal a hidden one. */
const count = z.union([z.number(), z.enum(["few", "hidden"])]);
const groupOf = <const Names extends readonly string[]>(names: Names) =>
  z.object({ total: count, parts: z.record(z.enum(names), count) });

const quarterFigures = z.object({
  /** Such as "2026-Q4". */
  quarter: z.string(),
  from: z.string(),
  to: z.string(),
  members: count,
  reports: groupOf(reportReasons),
  /** The median in minutes; null where fewer than five reports were decided. */
  minutes: z.object({ photos: z.nullable(z.number()), others: z.nullable(z.number()) }),
  decisions: groupOf(decisionKinds),
  appeals: groupOf(appealOutcomes),
  pictures_hidden_at_once: count,
  orders: count,
  clocks: groupOf(clockOutcomes),
});
export type QuarterFigures = z.infer<typeof quarterFigures>;

export const listNumbers = endpoint({
  name: "listNumbers",
  method: "GET",
  path: "/api/numbers",
  access: "anyone",
  summary:
    "Lists what the service did to keep order in each quarter that has ended, the newest first; counts below five are hidden.",
  reply: z.array(quarterFigures),
});
