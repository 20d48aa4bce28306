import type { Gender } from "./personal-lists.ts";

/**
 * The legal age of marriage without exceptions, by country of residence, where it is above 18. A lower legal age is
 * ignored, since nobody under 18 can register.
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

/** Returns the minimum age at which a member living there is suggested: 18 or more, 21 for a man in India. */
export function legalMarriageAge(country_iso: string, gender: Gender): number {
  return (legalAges[country_iso.toUpperCase()] ?? usual)[gender];
}
