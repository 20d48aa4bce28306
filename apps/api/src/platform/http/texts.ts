import { type Fault, type FaultCode, faultNumbers, readFault } from "@sanjog/domain/fault";
import type { Refusal } from "@sanjog/domain/refusal";
import { messages as faultsInEnglish } from "@sanjog/i18n/en/faults";
import { messages as serverInEnglish } from "@sanjog/i18n/en/server";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as faultsInPunjabi } from "@sanjog/i18n/pb/faults";
import { messages as serverInPunjabi } from "@sanjog/i18n/pb/server";
import { createTexts } from "@sanjog/i18n/translate";

export type ServerWord = keyof typeof serverInEnglish;
type Params = Readonly<Record<string, string | number>>;

/** What the server says about the request itself. */
export function serverText(locale: Locale, word: ServerWord, params: Params = {}): string {
  return fill((locale === "pb" ? serverInPunjabi : serverInEnglish)[word], params);
}

/** Returns the sentence of a refusal; its numbers are counted in the grammar of the language. */
export function refusalText(locale: Locale, refusal: Refusal, params: Params = {}): string {
  const say = createTexts(locale).refusals as (refusal: Refusal, params: Params) => string;
  return say(refusal, params);
}

/** What is wrong with a field, with the limits that the sentence names and the part that it quotes. */
export function faultText(locale: Locale, fault: Fault): string {
  const { code, part } = readFault(fault) ?? { code: "required" as FaultCode, part: "" };
  return fill((locale === "pb" ? faultsInPunjabi : faultsInEnglish)[code], { ...faultNumbers, part });
}

function fill(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
