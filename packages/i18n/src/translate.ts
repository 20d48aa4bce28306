import { createTranslator } from "use-intl/core";
import { messages as enBiodata } from "./en/biodata.ts";
import { messages as enFaults } from "./en/faults.ts";
import { messages as enFields } from "./en/fields.ts";
import { messages as enMail } from "./en/mail.ts";
import { messages as enRefusals } from "./en/refusals.ts";
import { messages as enServer } from "./en/server.ts";
import { messages as enWhatsapp } from "./en/whatsapp.ts";
import { type Locale, toBcp47 } from "./locale.ts";
import { messages as pbBiodata } from "./pb/biodata.ts";
import { messages as pbFaults } from "./pb/faults.ts";
import { messages as pbFields } from "./pb/fields.ts";
import { messages as pbMail } from "./pb/mail.ts";
import { messages as pbRefusals } from "./pb/refusals.ts";
import { messages as pbServer } from "./pb/server.ts";
import { messages as pbWhatsapp } from "./pb/whatsapp.ts";

type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };

/** The English catalogue gives the keys and arguments of both languages; another test holds them together. */
function translator<const Texts extends object>(locale: Locale, en: Texts, pb: Shape<Texts>) {
  return createTranslator({
    locale: toBcp47(locale),
    messages: locale === "pb" ? (pb as unknown as Texts) : en,
  });
}

function textsOf(locale: Locale) {
  return {
    refusals: translator(locale, enRefusals, pbRefusals),
    faults: translator(locale, enFaults, pbFaults),
    fields: translator(locale, enFields, pbFields),
    server: translator(locale, enServer, pbServer),
    mail: translator(locale, enMail, pbMail),
    whatsapp: translator(locale, enWhatsapp, pbWhatsapp),
    biodata: translator(locale, enBiodata, pbBiodata),
  };
}

export type ServerTexts = ReturnType<typeof textsOf>;

const made = new Map<Locale, ServerTexts>();

/** Everything that the server says in one language, with keys and arguments checked by the compiler. */
export function createTexts(locale: Locale): ServerTexts {
  const known = made.get(locale);
  if (known) return known;
  const texts = textsOf(locale);
  made.set(locale, texts);
  return texts;
}
