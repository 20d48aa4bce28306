import type { FaultCode } from "@sanjog/domain/fault";
import type { Refusal } from "@sanjog/domain/refusal";
import { messages as en } from "@sanjog/i18n/en/server";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as pb } from "@sanjog/i18n/pb/server";

export type ServerWord = keyof typeof en;
type Params = Readonly<Record<string, string | number>>;

/** What the server says about the request itself, in the language of the request. */
export function serverText(locale: Locale, word: ServerWord, params: Params = {}): string {
  const sentence = (locale === "pb" ? pb : en)[word];
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Why the house said no. */
export function refusalText(_locale: Locale, refusal: Refusal, _params: Params = {}): string {
  return refusal;
}

/** What is wrong with a field; the limits that the sentence names are filled in. */
export function faultText(_locale: Locale, fault: FaultCode): string {
  return fault;
}
