import {
  type StandingNews,
  standingFromAccount,
  standingFromCode,
  standingFromQuality,
} from "@sanjog/domain/accounts/whatsapp-standing";
import * as z from "zod/mini";

const longest = 100;
const word = z.string().check(z.regex(/^\w+$/), z.maxLength(longest));

// Lenient, because Meta adds fields: what does not fit is no news.
const account = z.object({
  event: word,
  ban_info: z.optional(z.object({ waba_ban_state: z.optional(word) })),
  restriction_info: z.optional(
    z.array(z.object({ restriction_type: word, expiration: z.optional(z.union([z.number(), z.string()])) })),
  ),
});
const quality = z.object({ event: word });
const failed = z.object({
  statuses: z.array(
    z.object({
      status: z.string(),
      errors: z.optional(z.array(z.object({ code: z.union([z.number(), z.string()]) }))),
    }),
  ),
});

/** What a change of the webhook tells about how Meta lets the service use WhatsApp. `at` is Meta's time. */
export function newsIn(change: { field?: string | undefined; value: unknown }, at: Date): StandingNews[] {
  return [...newsOf(change, at)].filter((news) => news !== null);
}

function newsOf(
  { field, value }: { field?: string | undefined; value: unknown },
  at: Date,
): (StandingNews | null)[] {
  if (field === "account_update") {
    const read = z.safeParse(account, value);
    if (!read.success) return [];
    const { event, ban_info, restriction_info = [] } = read.data;
    const restrictions = restriction_info.map(({ restriction_type, expiration }) => ({
      type: restriction_type,
      until: momentFrom(expiration),
    }));
    return [standingFromAccount({ event, ban_state: ban_info?.waba_ban_state ?? null, restrictions }, at)];
  }
  if (field === "phone_number_quality_update") {
    const read = z.safeParse(quality, value);
    return read.success ? [standingFromQuality(read.data.event, at)] : [];
  }
  const read = z.safeParse(failed, value);
  if (!read.success) return [];
  const errors = read.data.statuses
    .filter(({ status }) => status === "failed")
    .flatMap((one) => one.errors ?? []);
  return errors.map(({ code }) => standingFromCode(String(code), at));
}

/** From here on a number can only be milliseconds: as seconds it lies beyond the year 5000. */
const milliseconds_from = 1e11;

/** Meta writes seconds; some of its examples have the time as text or in milliseconds. Null for what is no time. */
export function momentFrom(time: unknown): Date | null {
  if (typeof time !== "number" && typeof time !== "string") return null;
  const number = Number(time);
  if (number <= 0) return null;
  const moment = new Date(Number.isNaN(number) ? time : number < milliseconds_from ? number * 1_000 : number);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
