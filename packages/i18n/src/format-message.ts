import { createTranslator } from "use-intl/core";
import { type Locale, toBcp47 } from "./locale.ts";

export type MessageParams = Readonly<Record<string, string | number>>;
type Translate = (key: "message", params: MessageParams) => string;

/** One for each message of the catalogues: parsing a message takes longer than filling it in. */
const translators = new Map<string, Translate>();

/**
 * Returns a message of a catalogue with its places `{name}` filled in and its numbers counted in the grammar of the
 * language. What is filled in is never read as a message itself. With a value missing, the message comes back as it is.
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
