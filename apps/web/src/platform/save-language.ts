import { saveLanguage as endpoint } from "@sanjog/contract/accounts";
import type { Locale } from "@sanjog/i18n/locale";
import { call } from "./api-client.ts";
import { currentToken } from "./token.ts";

/**
 * Saves the language in which a signed-in member wants mails. Errors are ignored, since the next login sends it
 * again.
 */
export async function saveLanguage(locale: Locale): Promise<void> {
  if (currentToken() === null) return;
  await call(endpoint, { body: { locale } });
}
