/**
 * The ways in which a number is verified (decisions §2.6): a WhatsApp message or code, a code by SMS, two volunteers in
 * person. Codes, limits, attempts and expiry are the same for all of them.
 */
export const numberWays = ["whatsapp", "sms", "in_person"] as const;
export type NumberWay = (typeof numberWays)[number];

/** The ways by which a code is sent. */
export const codeWays = ["whatsapp", "sms"] as const satisfies readonly NumberWay[];
export type CodeWay = (typeof codeWays)[number];

/** Returns the ways that can be used now, in the operator's order. Volunteers need no company's permission. */
export function openWays(
  order: readonly NumberWay[],
  works: Readonly<Record<CodeWay, boolean>>,
): NumberWay[] {
  return order.filter((way) => way === "in_person" || works[way]);
}

/** Returns the way by which a code is sent: the one asked for while it is open, else the first; null if there is none. */
export function codeWay(open: readonly NumberWay[], asked: CodeWay | null): CodeWay | null {
  const ways = codeWays.filter((way) => open.includes(way));
  if (asked && ways.includes(asked)) return asked;
  return ways.toSorted((one, other) => open.indexOf(one) - open.indexOf(other))[0] ?? null;
}

/**
 * Returns whether the WhatsApp message is the main way to verify a number, so that pages speak of WhatsApp instead of the number. A
 * visit to volunteers needs an account first, so that it is the main way only where no message is possible.
 */
export function leadsWithWhatsApp(open: readonly NumberWay[]): boolean {
  return codeWay(open, null) === "whatsapp";
}

type SignUp = { number_first: boolean; phone_verified: boolean };

/**
 * Returns whether a code must wait until a sign-up has verified its number, because many people signed up from its network. While
 * WhatsApp is open no code is sent, since the message costs an automated client a number. While it is closed the code by
 * SMS proves the number. Where no message is possible, nobody could go on, so the e-mail's own limits must do.
 */
export function waitsForNumber(
  { number_first, phone_verified }: SignUp,
  channel: "email" | "phone",
  open: readonly NumberWay[],
): boolean {
  if (!number_first || phone_verified) return false;
  return open.includes("whatsapp") || (channel === "email" && open.includes("sms"));
}
