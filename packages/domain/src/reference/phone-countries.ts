/** §2: the countries that a phone field offers first, in this order, as ISO 3166 codes. */
export const phoneCountries = [
  "IN",
  "AU",
  "CA",
  "DE",
  "IE",
  "IT",
  "NZ",
  "SG",
  "TH",
  "AE",
  "GB",
  "US",
] as const;
export type PhoneCountry = (typeof phoneCountries)[number];

/** The initial country of a phone field. */
export const default_phone_country: PhoneCountry = "IN";
