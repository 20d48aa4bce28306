import type { Locale } from "@sanjog/i18n/locale";
import type { Config } from "../config/config.ts";
import { serverText } from "./texts.ts";

type Named = Pick<Config, "productName">;

/** What a community calls the service itself; null where it is Sanjog, which the catalogues write in both scripts. */
export function givenName({ productName }: Named): string | null {
  return productName === "Sanjog" ? null : productName;
}

/** What the service is called, in the reader's script where the catalogue knows it. */
export function productName(config: Named, locale: Locale): string {
  return givenName(config) ?? serverText(locale, "product");
}
