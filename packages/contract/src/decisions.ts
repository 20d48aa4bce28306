import { appealSchema } from "@sanjog/domain/decisions/appeal";
import { decisionRules, decisionSchema } from "@sanjog/domain/decisions/decision";
import { decisionKinds } from "@sanjog/domain/decisions/decision-kinds";
import { reasonWhy } from "@sanjog/domain/staff/staff-forms";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nothing } from "./reply.ts";

const kind = z.enum(decisionKinds);
const rule = z.enum(decisionRules);
const why = z.object({ why: reasonWhy });

export const listDecisionTemplates = endpoint({
  name: "listDecisionTemplates",
  method: "GET",
  path: "/api/desk/decision-templates",
  access: "moderator",
  summary: "Lists the rules with a reason in both languages, which the desk can change for one member.",
  reply: z.array(z.object({ rule, title: z.string(), reason_en: z.string(), reason_pb: z.string() })),
});

export const decideCase = endpoint({
  name: "decideCase",
  method: "POST",
  path: "/api/desk/cases/:id/decision",
  access: "moderator",
  summary:
    "Decides a case that the caller holds; a suspension of more than seven days waits for a second person.",
  params: idParams,
  body: decisionSchema,
  reply: z.object({ state: z.enum(["in_force", "waits"]) }),
});

export const listWaitingDecisions = endpoint({
  name: "listWaitingDecisions",
  method: "GET",
  path: "/api/desk/decisions/waiting",
  access: "lead",
  summary: "Lists the decisions that wait for a second person.",
  reply: z.array(
    z.object({
      id: z.string(),
      case_id: z.string(),
      kind,
      rule: z.nullable(rule),
      facts: z.string(),
      reason_en: z.string(),
      reason_pb: z.string(),
      /** Null for good. */
      until: z.nullable(z.string()),
      decided_by: z.string(),
      expires_at: z.string(),
      may_approve: z.boolean(),
    }),
  ),
});

export const approveDecision = endpoint({
  name: "approveDecision",
  method: "POST",
  path: "/api/desk/decisions/:id/approve",
  access: "lead",
  summary: "Puts a decision in force as the second person.",
  params: idParams,
  body: why,
  reply: nothing,
});

export const refuseDecision = endpoint({
  name: "refuseDecision",
  method: "POST",
  path: "/api/desk/decisions/:id/refuse",
  access: "lead",
  summary: "Refuses a decision that waits; the case is free to be decided again.",
  params: idParams,
  body: why,
  reply: nothing,
});

/** A decision as the member reads it. */
const ownDecision = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  rule: z.nullable(z.string()),
  facts: z.string(),
  reason: z.string(),
  /** Whether a machine alone decided. */
  automated: z.boolean(),
  decided_on: z.string(),
  /** When it ends by itself; null if it does not. */
  until: z.nullable(z.string()),
  in_effect: z.boolean(),
  /** Whether a later suspension applies in its place. */
  superseded: z.boolean(),
  may_appeal: z.boolean(),
  appeal: z.nullable(
    z.object({
      sent_on: z.string(),
      answer_by: z.string(),
      outcome: z.nullable(z.enum(["overturned", "stays"])),
      answer: z.nullable(z.string()),
    }),
  ),
});
export type OwnDecision = z.infer<typeof ownDecision>;
const receipt = z.object({ answer_by: z.string() });
const appealKey = z.object({ appeal_key: z.string().check(z.maxLength(200, "required")) });

export const listOwnDecisions = endpoint({
  name: "listOwnDecisions",
  method: "GET",
  path: "/api/user/decisions",
  access: "member",
  summary: "Lists the decisions of the desk about the member, with reasons and appeals, the newest first.",
  reply: z.array(ownDecision),
});

export const appealDecision = endpoint({
  name: "appealDecision",
  method: "POST",
  path: "/api/user/decisions/:id/appeal",
  access: "member",
  summary: "Disagrees with a decision; somebody else looks at it and answers within seven days.",
  params: idParams,
  body: appealSchema,
  reply: receipt,
});

export const openSuspension = endpoint({
  name: "openSuspension",
  method: "POST",
  path: "/api/suspension/open",
  access: "anyone",
  summary: "Lists the decisions to a suspended member, by the key of a refused login.",
  body: appealKey,
  reply: z.array(ownDecision),
});

export const appealSuspension = endpoint({
  name: "appealSuspension",
  method: "POST",
  path: "/api/suspension/appeal",
  access: "anyone",
  summary: "Disagrees with a decision, by the key of a refused login.",
  body: z.extend(appealKey, {
    id: idParams.shape.id,
    text: appealSchema.shape.text,
  }),
  reply: receipt,
});
