import { randomFrom } from "./chance.ts";
import { drawBackdrop } from "./portrait-backdrop.ts";
import { drawMan } from "./portrait-man.ts";
import { drawWoman } from "./portrait-woman.ts";

export type Sitter = { key: string; gender: "male" | "female"; age: number; namdhari: boolean };

/** Draws a person who does not exist, as SVG: the same key gives the same face. */
export function drawPortrait({ key, gender, age, namdhari }: Sitter): string {
  const random = randomFrom("portrait", key);
  const backdrop = drawBackdrop(random);
  const person =
    gender === "male" ? drawMan(random, { age, namdhari }) : drawWoman(random, { age, namdhari });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">${backdrop}${person}</svg>`;
}
