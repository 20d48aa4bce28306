import * as z from "zod/mini";

const base64url = (length: number) =>
  z
    .string("push_address_unknown")
    .check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), "push_address_unknown"));

/** The needed part of a browser's push subscription (W3C `PushSubscription`). */
const subscription = z.object(
  {
    endpoint: z
      .string("push_address_unknown")
      .check(z.maxLength(1_000, "push_address_unknown"), z.minLength(1, "push_address_unknown")),
    // A point of the curve P-256 in 65 bytes, and 16 random bytes.
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }, "push_address_unknown"),
  },
  "push_address_unknown",
);

/**
 * Decisions §7: the browser's subscription, as JSON text or as an object. Refuses others with `push_address_unknown`.
 */
export const deviceToken = z.pipe(
  z.union([z.string().check(z.maxLength(4_000)), z.record(z.string(), z.unknown())], "push_address_unknown"),
  z.pipe(
    z.transform((token: string | Record<string, unknown>): unknown =>
      typeof token === "string" ? readJson(token) : token,
    ),
    subscription,
  ),
);
export type DeviceToken = z.infer<typeof deviceToken>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
