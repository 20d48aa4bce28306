import { type Currency, currencyOf, incomeRange } from "@sanjog/domain/reference/money";
import type { Locale } from "./locale.ts";

const limits = {
  en: { up_to: (to: string) => `Up to ${to}`, above: (from: string) => `Above ${from}` },
  pb: { up_to: (to: string) => `${to} ਤੱਕ`, above: (from: string) => `${from} ਤੋਂ ਵੱਧ` },
} as const satisfies Record<Locale, object>;

const symbols: Record<Currency, string> = {
  INR: "₹",
  USD: "US$",
  CAD: "CA$",
  GBP: "£",
  EUR: "€",
  AUD: "A$",
  NZD: "NZ$",
  SGD: "S$",
  AED: "AED ",
  THB: "฿",
};

type Income = {
  /** The id of the band of income. */
  id: string;
  /** The band's title: the rupees, then US dollars in brackets. */
  title: string;
  country_id: number | null | undefined;
};

/**
 * Returns a yearly income in the currency of the country of residence, with the currency of the reader's country beside
 * it where that is another one.
 */
export function incomeText(
  locale: Locale,
  income: Income,
  reader_country_id: number | null | undefined,
): string {
  const own = currencyOf(income.country_id);
  const other = currencyOf(reader_country_id);
  const text = amount(locale, income, own);
  if (own === other || !incomeRange(income.id, own)) return text;
  return `${text} (${amount(locale, income, other)})`;
}

function amount(locale: Locale, { id, title }: Income, currency: Currency): string {
  const range = incomeRange(id, currency);
  // Lakhs and crores are in the title of the band.
  if (currency === "INR" || !range) return title.replace(/ \([^)]*\)$/, "");
  const { from, to } = range;
  const digits = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");
  const symbol = symbols[currency];
  if (to === null) return limits[locale].above(symbol + digits(from));
  if (from === 0) return limits[locale].up_to(symbol + digits(to));
  return `${symbol}${digits(from)}–${digits(to)}`;
}
