import { createTranslator } from "use-intl/core";
import { type Locale, toBcp47 } from "./locale.ts";

export type MessageParams = Readonly<Record<string, string | number>>;
type Translate = (key: "message", params: MessageParams) => string;

/** Caches one formatter per message, since parsing takes longer than formatting. */
const translators = new Map<string, Translate>();

/**
 * Returns a catalogue message with its placeholders `{name}` filled in and plurals by the language's grammar. Values
 * are never parsed as messages. Returns the message unchanged when a value is missing.
 */
export function formatMessage(locale: Locale, message: string, params: MessageParams = {}): string {
  if (!message.includes("{")) return message;
  const key = `${locale} ${message}`;
  let translate = translators.get(key);
  if (!translate) {
    translate = createTranslator({
      locale: toBcp47(locale),
      messages: { message },
      onError: () => undefined,
      getMessageFallback: () => message,
    });
    translators.set(key, translate);
  }
  return translate("message", params);
}
