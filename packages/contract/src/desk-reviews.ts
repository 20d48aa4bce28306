import { decisionRules, profileVersion } from "@sanjog/domain/decisions/decision";
import { reviewParts } from "@sanjog/domain/reviews/review-parts";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, nothing } from "./reply.ts";

const part = z.enum(reviewParts);

const caseReview = z.object({
  /** Identifies the content of the profile; a decision with it is refused after a change. */
  profile_version: z.string(),
  /** What a member reads of the profile who is not connected, without what reaches the person; empty while it is not complete. */
  lines: z.array(z.object({ part, field: z.string(), value: z.union([z.string(), z.boolean()]) })),
  /** What was asked in earlier reviews, the newest first, and what has changed since then. */
  rounds: z.array(
    z.object({
      id: z.string(),
      asked_at: z.string(),
      sent_again_at: z.nullable(z.string()),
      by: z.string(),
      rule: z.nullable(z.enum(decisionRules)),
      facts: z.string(),
      parts: z.array(part),
      changed: z.array(z.object({ part, field: z.string() })),
    }),
  ),
});
export type CaseReview = z.infer<typeof caseReview>;

export const readReview = endpoint({
  name: "readReview",
  method: "GET",
  path: "/api/desk/cases/:id/review",
  access: "moderator",
  summary:
    "Returns the profile that a review is about, as other members would read it. The caller holds the case.",
  params: idParams,
  reply: caseReview,
});

export const approveProfile = endpoint({
  name: "approveProfile",
  method: "POST",
  path: "/api/desk/cases/:id/approval",
  access: "moderator",
  summary: "Ends a review with a yes. It is in force a few seconds later, unless it is taken back before.",
  params: idParams,
  body: z.object({ profile_version: profileVersion }),
  reply: z.object({ undo_until: z.string() }),
});

export const undoApproval = endpoint({
  name: "undoApproval",
  method: "POST",
  path: "/api/desk/cases/:id/approval/undo",
  access: "moderator",
  summary: "Takes a yes back that is not in force yet. The case still belongs to the caller.",
  params: idParams,
  reply: nothing,
});
