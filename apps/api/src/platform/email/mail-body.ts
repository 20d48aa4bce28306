import { messages as inEnglish } from "@sanjog/i18n/en/mail";
import { formatMessage } from "@sanjog/i18n/format-message";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/mail";
import type { Config } from "../config/config.ts";
import { phones } from "../texts/phones.ts";
import { productName } from "../texts/product-name.ts";
import { htmlBody } from "./mail-html.ts";
import type { MailParts, MailWords } from "./mail-parts.ts";

const layoutOf = (locale: Locale) => (locale === "pb" ? inPunjabi : inEnglish).layout;

/** Whom a mail greets: a member by first name, or the family where a relative keeps the profile. */
export type Addressee = { first_name: string; is_own_profile: boolean };

/** The words that every mail of the app begins and ends with. A mail that strangers can trigger greets without a name. */
export function mailWords(
  config: Config,
  locale: Locale,
  addressee?: Addressee,
): Pick<MailWords, "product" | "greeting" | "closing" | "help"> {
  const layout = layoutOf(locale);
  const product = productName(config, locale);
  return {
    product,
    greeting: addressee?.first_name
      ? formatMessage(locale, addressee.is_own_profile ? layout.greeting_name : layout.greeting_family, {
          name: addressee.first_name,
        })
      : layout.greeting,
    closing: formatMessage(locale, layout.closing, { product }),
    help: formatMessage(locale, layout.help, { phone: phones.format(config.supportPhone) }),
  };
}

/** Both bodies of a mail; they say the same. */
export function mailBodies(
  words: MailWords,
  parts: MailParts,
  locale: Locale,
): { text: string; html: string } {
  const linkPlain = (link: string) => formatMessage(locale, layoutOf(locale).link_plain, { link });
  return { text: plainBody(words, parts), html: htmlBody(words, parts, { locale, linkPlain }) };
}

function plainBody(words: MailWords, { title, code, buttons = [], steps, reason, foot }: MailParts): string {
  const parts = [
    ...(title ? [title] : []),
    words.greeting,
    words.intro,
    ...(code ? [code] : []),
    ...buttons.map(({ text, link }) => `${text}: ${link}`),
    ...(steps ? [[steps.title, ...steps.items.map((item, i) => `${i + 1}. ${item}`)].join("\n")] : []),
    words.note,
    `${words.closing}\n${words.help}`,
    ...(reason ? [reason] : []),
    ...(foot ? [`${foot.text}: ${foot.link}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}
