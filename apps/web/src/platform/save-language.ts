import { saveLanguage as endpoint } from "@sanjog/contract/accounts";
import type { Locale } from "@sanjog/i18n/locale";
import { call } from "./api-client.ts";
import { currentToken } from "./token.ts";

/** Tells the server in which language a signed-in member wants mails. The page does not wait: a log-in says it again. */
export async function saveLanguage(locale: Locale): Promise<void> {
  if (currentToken() === null) return;
  await call(endpoint, { body: { locale } });
}
