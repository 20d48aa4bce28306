import { messages as en } from "./en/messages.ts";
import type { Locale } from "./locale.ts";
import { messages as pb } from "./pb/messages.ts";

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
type Messages = Texts<typeof en>;

const catalogues: Record<Locale, Messages> = { en, pb };

/** A sentence of the server in a language: `say(locale, (texts) => texts.photos.saved)`; `{name}` is filled in. */
export function say(
  locale: Locale,
  pick: (texts: Messages) => string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return pick(catalogues[locale]).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}
