import { formatMessage } from "@sanjog/i18n/format-message";
import { htmlLang, locales } from "@sanjog/i18n/locale";
import type { Config } from "../../platform/config/config.ts";
import { html } from "../../platform/http/html.ts";
import { plainPage } from "../../platform/http/plain-page.ts";
import { productName } from "../../platform/texts/product-name.ts";
import type { ConfirmationState } from "../commands/confirm-report.ts";
import { reportTexts } from "../report-texts.ts";

/** Returns the page in both languages, since its reader is not signed in. It says the same whatever the report names. */
export function confirmationPage(config: Config, state: ConfirmationState): string {
  const title = (locale: (typeof locales)[number]) =>
    formatMessage(locale, reportTexts(locale).confirmation.title, { product: productName(config, locale) });
  const sections = locales.map((locale) => {
    const texts = reportTexts(locale).confirmation;
    const ask = html`<form method="post"><button class="first">${texts.button}</button></form>`;
    const again = html`<p><a href="${config.publicUrl}/report">${texts.again}</a></p>`;
    return html`<section lang="${htmlLang(locale)}"><h1>${title(locale)}</h1>
<p>${texts[state]}</p>
${state === "question" ? ask : state === "invalid" ? again : ""}</section>
`;
  });
  return plainPage(title("en"), sections);
}
