import * as z from "zod/mini";
import { numberBetween } from "../form/fields.ts";

export type Height = { feet: number; inches: number };

export const shortest_inches = 36;
export const tallest_inches = 95;

export const heightSchema = z.object(
  {
    feet: numberBetween(3, "height_out_of_range", 7, "height_out_of_range"),
    inches: numberBetween(0, "height_out_of_range", 11, "height_out_of_range"),
  },
  "required",
);

export function inchesFrom(height: Height): number {
  return height.feet * 12 + height.inches;
}

export function heightFrom(inches: number): Height {
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}
