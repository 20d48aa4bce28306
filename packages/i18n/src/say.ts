import { messages as en } from "./en/messages.ts";
import { formatMessage, type MessageParams } from "./format-message.ts";
import type { Locale } from "./locale.ts";
import { messages as pb } from "./pb/messages.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
type Messages = Texts<typeof en>;

const catalogues: Record<Locale, Messages> = { en, pb };

/** Returns a server sentence in a language: `say(locale, (texts) => texts.photos.saved)`. */
export function say(locale: Locale, pick: (texts: Messages) => string, params?: MessageParams): string {
  return formatMessage(locale, pick(catalogues[locale]), params);
}
