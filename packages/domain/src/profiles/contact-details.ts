import { cleanText } from "../text.ts";
import { findLink, findMail } from "./contact/addresses.ts";
import { findHandle } from "./contact/handles.ts";
import { findNumber } from "./contact/numbers.ts";
import { asTyped, plainText } from "./contact/plain-text.ts";

/** No accepted text is longer, so checking more would only cost time. */
const judged_length = 1_000;

export type ContactKind = "number" | "email" | "link" | "handle";

/** A contact detail in a text: the part as typed, and whether it is certain or needs an operator's review. */
export type ContactDetails = { kind: ContactKind; part: string; certain: boolean };

/**
 * Returns the contact detail in a free text, or null: a telephone number, an e-mail address, a link or a handle. The
 * terms and decisions §4 forbid them in profiles.
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
