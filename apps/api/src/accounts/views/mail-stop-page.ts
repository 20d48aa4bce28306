import { dayInIndia } from "@sanjog/domain/calendar";
import { messages as inEnglish } from "@sanjog/i18n/en/mail-stop";
import { formatMessage } from "@sanjog/i18n/format-message";
import { htmlLang, locales } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/mail-stop";
import type { Config } from "../../platform/config/config.ts";
import { html } from "../../platform/http/html.ts";
import { plainPage } from "../../platform/http/plain-page.ts";
import { productName } from "../../platform/texts/product-name.ts";

/** Which message the page shows. */
export type MailStopMessage = "question" | "stopped" | "undone" | "invalid";

/** Returns the page in both languages, since its reader may be no member and is not signed in. */
export function mailStopPage(config: Config, said: MailStopMessage, until?: Date): string {
  const day = until ? dayInIndia(until) : "";
  const sections = locales.map((locale) => {
    const texts = locale === "pb" ? inPunjabi : inEnglish;
    const stop = html`<form method="post"><button class="first">${texts.button}</button></form>`;
    const undo = html`<form method="post"><button name="undo" value="1">${texts.button_undo}</button></form>`;
    return html`<section lang="${htmlLang(locale)}"><h1>${texts.title}</h1>
<p>${formatMessage(locale, texts[said], { product: productName(config, locale), day })}</p>
${said === "question" ? stop : said === "stopped" ? undo : ""}</section>
`;
  });
  return plainPage(inEnglish.title, sections);
}
