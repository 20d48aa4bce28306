import type { Locale } from "@sanjog/i18n/locale";
import type { Config } from "./config.ts";
import { serverText } from "./http/texts.ts";

/** The name that the catalogues carry in both scripts; a community with another name configures it. */
const own_name = "Sanjog";

/** What the service is called, in the reader's script where the catalogue knows it. */
export function productName(
  { productName: configured }: Pick<Config, "productName">,
  locale: Locale,
): string {
  return configured === own_name ? serverText(locale, "product") : configured;
}
