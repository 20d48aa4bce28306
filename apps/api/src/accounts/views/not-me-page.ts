import { messages as inEnglish } from "@sanjog/i18n/en/not-me";
import { formatMessage } from "@sanjog/i18n/format-message";
import { htmlLang, locales } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/not-me";
import type { Config } from "../../platform/config/config.ts";
import { html } from "../../platform/http/html.ts";
import { plainPage } from "../../platform/http/plain-page.ts";
import { productName } from "../../platform/texts/product-name.ts";

/**
 * Which message the page shows. After the question, a link leads to a new password, also when the mail's link is used
 * or expired.
 */
export type NotMeMessage = { said: "question" } | { said: "undone" | "invalid"; link: string };

/** Returns the page in both languages, since its reader is not signed in. */
export function notMePage(config: Config, shown: NotMeMessage): string {
  const sections = locales.map((locale) => {
    const texts = locale === "pb" ? inPunjabi : inEnglish;
    const ask = html`<form method="post"><button class="first">${texts.button}</button></form>`;
    const go_on = shown.said !== "question" ? html`<p><a href="${shown.link}">${texts.choose}</a></p>` : "";
    return html`<section lang="${htmlLang(locale)}"><h1>${texts.title}</h1>
<p>${formatMessage(locale, texts[shown.said], { product: productName(config, locale) })}</p>
${shown.said === "question" ? ask : go_on}</section>
`;
  });
  return plainPage(inEnglish.title, sections);
}
