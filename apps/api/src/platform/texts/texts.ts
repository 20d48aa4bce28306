import {
  type FieldError,
  type FieldErrorCode,
  fieldErrorNumbers,
  readFieldError,
} from "@sanjog/domain/field-error";
import type { Refusal } from "@sanjog/domain/refusal";
import { messages as faultsInEnglish } from "@sanjog/i18n/en/field-errors";
import { messages as refusalsInEnglish } from "@sanjog/i18n/en/refusals";
import { messages as serverInEnglish } from "@sanjog/i18n/en/server";
import { formatMessage, type MessageParams } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as faultsInPunjabi } from "@sanjog/i18n/pb/field-errors";
import { messages as refusalsInPunjabi } from "@sanjog/i18n/pb/refusals";
import { messages as serverInPunjabi } from "@sanjog/i18n/pb/server";

export type ServerWord = keyof typeof serverInEnglish;

/** Returns a message about the request itself, such as a body that is too large. */
export function serverText(locale: Locale, word: ServerWord, params: MessageParams = {}): string {
  return formatMessage(locale, (locale === "pb" ? serverInPunjabi : serverInEnglish)[word], params);
}

/** Returns the message of an error code. Its numbers take the plural forms of the language. */
export function refusalText(locale: Locale, refusal: Refusal, params: MessageParams = {}): string {
  return formatMessage(locale, (locale === "pb" ? refusalsInPunjabi : refusalsInEnglish)[refusal], params);
}

/** Returns the message of a field error, with the limits and the part of the input that it mentions. */
export function fieldErrorText(locale: Locale, fieldError: FieldError): string {
  const { code, part } = readFieldError(fieldError) ?? { code: "required" as FieldErrorCode, part: "" };
  return formatMessage(locale, (locale === "pb" ? faultsInPunjabi : faultsInEnglish)[code], {
    ...fieldErrorNumbers,
    part,
  });
}
