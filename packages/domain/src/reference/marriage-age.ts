import type { Gender } from "./personal-lists.ts";

/**
 * The age from which the law knows a marriage without any exception, by country of residence, where that is above 18.
 * Where a law allows it earlier, 18 stands: nobody registers younger.
 */
const legalAges: Record<string, { male: number; female: number }> = {
  IN: { male: 21, female: 18 },
  BD: { male: 21, female: 18 },
  CN: { male: 22, female: 20 },
  NP: { male: 20, female: 20 },
  ID: { male: 19, female: 19 },
  DZ: { male: 19, female: 19 },
  RW: { male: 21, female: 21 },
};

const usual = { male: 18, female: 18 };

/** The youngest age at which someone living there is suggested: never below 18, 21 for a man in India. */
export function legalMarriageAge(country_iso: string, gender: Gender): number {
  return (legalAges[country_iso.toUpperCase()] ?? usual)[gender];
}
