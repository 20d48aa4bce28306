import * as z from "zod/mini";
import { cleanText, plainDigits } from "../text.ts";

const canadian = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/;
const four_digits = /^\d{4}$/;
const five_digits = /^\d{5}$/;
const six_digits = /^\d{6}$/;
const five_or_nine_digits = /^\d{5}(?:-?\d{4})?$/;

/** The shapes of postcodes by the country's number (ISO 3166-1): where most members live, and where one is long. */
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

/** Of a country that is not listed: short, and with fewer digits than a telephone number. */
const elsewhere = /^(?=.{2,10}$)(?!(?:\D*\d){8})[A-Z\d](?:[A-Z\d -]*[A-Z\d])$/;
const digits_in_groups = /^\d[\d ]*$/;

/** A postcode in capitals, its digits 0 to 9; one of digits alone is kept without blanks. */
export function pincode() {
  return z.string("required").check(
    z.overwrite((text) => {
      const written = plainDigits(cleanText(text)).toUpperCase();
      return digits_in_groups.test(written) ? written.replaceAll(" ", "") : written;
    }),
    z.minLength(1, "required"),
  );
}

/** Returns whether the pincode has the shape of that country's. */
export function fitsCountry(pincode: string, country_id: number): boolean {
  return (shapes[country_id] ?? elsewhere).test(pincode);
}
