import * as z from "zod/mini";
import { cleanText, plainDigits } from "../text.ts";

const canadian = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/;
const four_digits = /^\d{4}$/;
const five_digits = /^\d{5}$/;
const six_digits = /^\d{6}$/;
const five_or_nine_digits = /^\d{5}(?:-?\d{4})?$/;

/**
 * The postcode patterns by the country's ISO 3166-1 number, for the countries where most members live and those with
 * long postcodes.
 */
const shapes: Readonly<Record<number, RegExp>> = {
  356: /^[1-9]\d{5}$/, // India
  124: canadian,
  826: /^[A-Z]{1,2}\d[A-Z\d]?[ -]?\d[A-Z]{2}$/, // United Kingdom
  840: five_or_nine_digits, // United States
  36: four_digits, // Australia
  554: four_digits, // New Zealand
  276: five_digits, // Germany
  380: five_digits, // Italy
  250: five_digits, // France
  724: five_digits, // Spain
  458: five_digits, // Malaysia
  764: five_digits, // Thailand
  586: five_digits, // Pakistan
  702: six_digits, // Singapore
  682: five_or_nine_digits, // Saudi Arabia
  76: /^\d{5}-?\d{3}$/, // Brazil
  364: /^\d{5}-?\d{5}$/, // Iran
};

/** For other countries: short, and with fewer digits than a telephone number. */
const elsewhere = /^(?=.{2,10}$)(?!(?:\D*\d){8})[A-Z\d](?:[A-Z\d -]*[A-Z\d])$/;
const digits_in_groups = /^\d[\d ]*$/;

/** Normalizes a postcode: capitals, digits 0 to 9, and no spaces when it has digits only. */
export function pincode() {
  return z.string("required").check(
    z.overwrite((text) => {
      const written = plainDigits(cleanText(text)).toUpperCase();
      return digits_in_groups.test(written) ? written.replaceAll(" ", "") : written;
    }),
    z.minLength(1, "required"),
  );
}

/** Returns whether the pincode matches the country's pattern. */
export function fitsCountry(pincode: string, country_id: number): boolean {
  return (shapes[country_id] ?? elsewhere).test(pincode);
}
