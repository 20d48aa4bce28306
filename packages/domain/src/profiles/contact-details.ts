import { cleanText } from "../text.ts";
import { findLink, findMail } from "./contact/addresses.ts";
import { findHandle } from "./contact/handles.ts";
import { findNumber } from "./contact/numbers.ts";
import { asTyped, plainText } from "./contact/plain-text.ts";

/** No text that is accepted is longer; what is longer costs time only. */
const judged_length = 1_000;

export type ContactKind = "number" | "email" | "link" | "handle";

/** How a text tells to reach somebody: the part as it was typed, and whether it is certain or somebody should look. */
export type ContactDetails = { kind: ContactKind; part: string; certain: boolean };

/**
 * Returns how free text tells to reach somebody, or null: a telephone number, an e-mail address, a link or a handle.
 * The terms and decisions §4 forbid them in profiles.
 */
export function findContactDetails(typed: string): ContactDetails | null {
  const shown = cleanText(typed.slice(0, judged_length));
  const plain = plainText(shown);
  const { text, cased } = plain;
  const found = [
    ["email", findMail(text, cased)],
    ["link", findLink(text, cased)],
    ["number", findNumber(text)],
    ["handle", findHandle(text, cased)],
  ] as const;
  const [kind, span] = found.find(([, one]) => one?.certain) ?? found.find(([, one]) => one) ?? [];
  if (!kind || !span) return null;
  return { kind, part: asTyped(shown, plain, span.start, span.end), certain: span.certain };
}
