import { plainDigits } from "../text.ts";
import { type Height, heightFrom } from "./height.ts";

const centimetres_per_inch = 2.54;
/** Taller than anybody in feet, so that such a number can only be centimetres. */
const least_centimetres = 91;

/** Returns the whole centimetres of a height. */
export function centimetresOf({ feet, inches }: Height): number {
  return Math.round((feet * 12 + inches) * centimetres_per_inch);
}

/**
 * Returns the height that a text means: feet and inches (5 6, 5'6", 5.6, 56, 511) or centimetres (168, 1.68). Null if
 * it means none.
 */
export function typedHeight(text: string): Height | null {
  const numbers = plainDigits(text).match(/\d+/g) ?? [];
  if (numbers.length > 2) return null;
  const digits = numbers.join("");
  const centimetres = Number(digits);
  if (digits.length <= 3 && centimetres >= least_centimetres && /^[129]/.test(digits))
    return heightFrom(Math.round(centimetres / centimetres_per_inch));
  const [feet = "", inches = "0"] =
    numbers.length === 2 ? numbers : [digits.slice(0, 1), digits.slice(1) || "0"];
  if (feet.length !== 1 || inches.length > 2) return null;
  return { feet: Number(feet), inches: Number(inches) };
}
