import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { Phones } from "../ports.ts";

/** Numbers are checked against each country's real ranges; without a country code a number is Indian. */
export const phones: Phones = {
  parse(text) {
    if (text.length > 40) return null;
    const number = parsePhoneNumberFromString(text, "IN");
    return number?.isValid() && !number.ext ? number.number : null;
  },
  countryOf: (e164) => parsePhoneNumberFromString(e164)?.country ?? null,
  format: (e164) => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164,
};
