import type { MailedKind } from "@sanjog/domain/notifications/notification-kinds";
import { formatMessage } from "@sanjog/i18n/format-message";
import { htmlLang, type Locale, locales } from "@sanjog/i18n/locale";
import { html } from "../../platform/http/html.ts";
import { plainPage } from "../../platform/http/plain-page.ts";
import { notificationTexts } from "../notification-texts.ts";

/** Which message the page shows. */
export type MailOffMessage = "question" | "done" | "done_all" | "invalid";

/** Returns the page in both languages, since its reader is not signed in and the mail may have been forwarded. */
export function mailOffPage(said: MailOffMessage, kind?: MailedKind): string {
  const sections = locales.map((locale) => section(locale, said, kind));
  return plainPage(notificationTexts("en").unsubscribe.title, sections);
}

function section(locale: Locale, said: MailOffMessage, kind?: MailedKind) {
  const texts = notificationTexts(locale);
  const words = texts.unsubscribe;
  const sentence = formatMessage(locale, words[said], { kind: kind ? texts.emails[kind] : "" });
  const form = html`<form method="post"><button class="first">${words.button}</button>
<button name="all" value="1">${words.button_all}</button></form>`;
  return html`<section lang="${htmlLang(locale)}"><h1>${words.title}</h1>
<p>${sentence}</p>
${said === "question" ? form : ""}</section>
`;
}
