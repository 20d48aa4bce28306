import { reviewParts } from "@sanjog/domain/reviews/review-parts";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./reply.ts";

const parts = z.array(z.enum(reviewParts));

/** Where the first review of the member's own profile stands. */
const ownReview = z.object({
  /** How many hours a review usually takes; null where too few reviews tell. */
  usual_hours: z.nullable(z.number()),
  /** What the desk asks to change; null while the desk looks. */
  asked: z.nullable(
    z.object({
      facts: z.string(),
      reason: z.string(),
      parts,
      /** The parts that the member has changed since. */
      changed: parts,
    }),
  ),
});
export type OwnReview = z.infer<typeof ownReview>;

export const showReview = endpoint({
  name: "showReview",
  method: "GET",
  path: "/api/user/review",
  access: "member",
  summary: "Tells a new member how long the review usually takes, or what to change; null without a review.",
  reply: z.nullable(ownReview),
});

export const sendForReview = endpoint({
  name: "sendForReview",
  method: "POST",
  path: "/api/user/review",
  access: "complete_member",
  summary: "Sends the own profile for review again, after the desk asked for changes.",
  reply: nothing,
});
