import type { AnnualIncome } from "./career-lists.ts";

/** Currencies of the countries where most members live; elsewhere the US dollar is understood best. */
export type Currency = "INR" | "USD" | "CAD" | "GBP" | "EUR" | "AUD" | "NZD" | "SGD" | "AED" | "THB";

/** The currency of a country of residence, by its ISO 3166-1 number. */
const currencies: Readonly<Record<number, Currency>> = {
  356: "INR",
  840: "USD",
  124: "CAD",
  826: "GBP",
  276: "EUR",
  372: "EUR",
  380: "EUR",
  250: "EUR",
  724: "EUR",
  528: "EUR",
  56: "EUR",
  40: "EUR",
  36: "AUD",
  554: "NZD",
  702: "SGD",
  784: "AED",
  764: "THB",
};

/**
 * The day of the exchange rates and where they are from. The bank lists no dirham, which is pegged to the dollar at
 * 3.6725.
 */
export const rates_of = { day: "2025-03-31", source: "European Central Bank, euro reference rates" } as const;

/** Rupees for one unit on that day, in whole rupees: a range of income needs no finer rate. */
const rupees: Readonly<Record<Currency, number>> = {
  INR: 1,
  USD: 85,
  CAD: 59,
  GBP: 111,
  EUR: 92,
  AUD: 53,
  NZD: 48,
  SGD: 64,
  AED: 23,
  THB: 2.5,
};

const lakh = 100_000;

/** The limits of each band in lakhs of rupees; the last band has no upper limit. */
const bands: Readonly<Record<Exclude<AnnualIncome, "no_income">, readonly [number, number | null]>> = {
  lakh_0_to_2: [0, 2],
  lakh_2_to_4: [2, 4],
  lakh_4_to_6: [4, 6],
  lakh_6_to_8: [6, 8],
  lakh_8_to_10: [8, 10],
  lakh_10_to_15: [10, 15],
  lakh_15_to_20: [15, 20],
  lakh_20_to_30: [20, 30],
  lakh_30_to_40: [30, 40],
  lakh_40_to_50: [40, 50],
  lakh_50_to_75: [50, 75],
  lakh_75_to_100: [75, 100],
  crore_1_to_2: [100, 200],
  crore_2_to_5: [200, 500],
  crore_above_5: [500, null],
};

/** Returns the currency of a country; the rupee while the country is unknown. */
export function currencyOf(country_id: number | null | undefined): Currency {
  return country_id ? (currencies[country_id] ?? "USD") : "INR";
}

export type IncomeRange = { currency: Currency; from: number; to: number | null };

/** Returns a band of income in a currency, rounded to two digits; null for no income or an unknown band. */
export function incomeRange(band: string, currency: Currency): IncomeRange | null {
  if (!(band in bands)) return null;
  const [from, to] = bands[band as keyof typeof bands];
  const amount = (lakhs: number) => Number(((lakhs * lakh) / rupees[currency]).toPrecision(2));
  return { currency, from: amount(from), to: to === null ? null : amount(to) };
}
