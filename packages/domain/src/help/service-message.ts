import * as z from "zod/mini";
import { fieldErrorNumbers } from "../field-error.ts";
import { optionalText } from "../form/fields.ts";

/** What a member under pressure asks: to be hidden, which happens at once, or to be shown again, which the desk decides. */
export const serviceWishes = ["hide", "show"] as const;
export type ServiceWish = (typeof serviceWishes)[number];

/** The names say nothing of the reason: relatives may see what a browser sends. */
export const serviceMessageSchema = z.object({
  wish: z.enum(serviceWishes, "choose_one"),
  text: optionalText(fieldErrorNumbers.report_max, "report_too_long"),
});
export type ServiceMessage = z.infer<typeof serviceMessageSchema>;

/** How many requests of a day are kept with certainty; of more wishes to be hidden, as many of the last ones too. */
export const requests_kept_a_day = 10;

/**
 * Returns which requests of the last day, the oldest first, give way to one more, once there were more than are kept. The latest wish to
 * be shown does. No wish to be shown replaces one to be hidden, and of wishes to be hidden only those between the first and the last
 * ones go: the words by which a member is recognised must not be replaced by somebody else who holds the phone.
 */
export function givingWay<Request extends { wish: ServiceWish }>(
  wish: ServiceWish,
  today: readonly Request[],
): Request[] {
  const latest = today.findLast((request) => request.wish === "show");
  if (latest) return [latest];
  if (wish === "show") return [];
  const hides = today.filter((request) => request.wish === "hide");
  return hides.slice(requests_kept_a_day, 1 - requests_kept_a_day);
}
