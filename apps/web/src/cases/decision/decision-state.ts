import type { CaseKind } from "@sanjog/domain/cases/case";
import {
  type DecidedAbout,
  decisionRules,
  judgeDecision,
  missingIn,
  type NewDecision,
} from "@sanjog/domain/decisions/decision";
import { type DecisionKind, decisionKinds } from "@sanjog/domain/decisions/decision-kinds";
import type { FieldErrorCode } from "@sanjog/domain/field-error";
import * as z from "zod/mini";

/** The lengths of a suspension that the form offers, in days. "0" is for good. */
export const suspensionDays = ["1", "3", "7", "14", "30", "90", "365", "0"] as const;

export type DecisionInput = {
  kind: string;
  rule: string;
  facts: string;
  reason_en: string;
  reason_pb: string;
  days: string;
  picture_id: string;
  /** Of a request to a new member: the template and where the member changes it. */
  template: string;
  parts: string[];
};

export const emptyDecision: DecisionInput = {
  kind: "",
  rule: "",
  facts: "",
  reason_en: "",
  reason_pb: "",
  days: "",
  picture_id: "",
  template: "",
  parts: [],
};

/** Returns what somebody with this role may decide about such a case. */
export function openDecisions(about: DecidedAbout): DecisionKind[] {
  return decisionKinds.filter((kind) => judgeDecision(kind, about).ok);
}

/** Returns the length in days of a suspension as typed, null for good, undefined where none is chosen. */
export function daysOf({ kind, days }: DecisionInput): number | null | undefined {
  if (kind !== "suspend" || days === "") return undefined;
  return days === "0" ? null : Number(days);
}

/** Returns the decision without the fields of other kinds, or null before a kind is chosen. */
export function decisionFrom(input: DecisionInput): NewDecision | null {
  const kind = decisionKinds.find((one) => one === input.kind);
  if (!kind) return null;
  const rule = decisionRules.find((one) => one === input.rule);
  const days = daysOf(input);
  const about_picture = kind === "hide_picture" || kind === "show_picture";
  return {
    kind,
    facts: input.facts,
    reason_en: input.reason_en,
    reason_pb: input.reason_pb,
    ...(rule && { rule }),
    ...(days !== undefined && { days }),
    ...(about_picture && input.picture_id && { picture_id: input.picture_id }),
  };
}

function missingCodes(input: DecisionInput, case_kind: CaseKind): Record<string, readonly FieldErrorCode[]> {
  const decision = decisionFrom(input);
  return decision ? missingIn(decision, case_kind) : { kind: ["choose_one"] };
}

/** Returns the schema of the form: what is missing depends on the kind of the decision and of the case. */
export function decisionFormSchema(case_kind: CaseKind) {
  const text = z.string();
  return z
    .object({
      kind: text,
      rule: text,
      facts: text,
      reason_en: text,
      reason_pb: text,
      days: text,
      picture_id: text,
      template: text,
      parts: z.array(text),
    })
    .check(({ value, issues }) => {
      for (const [field, [code = "required"]] of Object.entries(missingCodes(value, case_kind)))
        issues.push({ code: "custom", path: [field], message: code, input: value });
    });
}
