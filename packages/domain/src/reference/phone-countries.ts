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

/** The country a phone field starts with. */
export const default_phone_country: PhoneCountry = "IN";
