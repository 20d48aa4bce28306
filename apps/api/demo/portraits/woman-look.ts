import type { Random } from "../chance.ts";
import { type ClothName, trims } from "./colours.ts";
import type { Sitter, WomanLook } from "./look.ts";
import { within } from "./within.ts";

export const womanCloths = [
  "white",
  "cream",
  "sky",
  "sage",
  "rose",
  "plum",
  "bottle",
  "mustard",
  "teal",
  "navy",
  "brick",
] as const satisfies readonly ClothName[];

export const veilCloths = [
  "white",
  "cream",
  "rose",
  "mustard",
  "teal",
  "brick",
  "sky",
  "plum",
  "sage",
  "maroon",
] as const satisfies readonly ClothName[];

/** Returns how a woman may wear the dupatta. The older, the more often it covers the head, as it does in the villages. */
export function drapesOf({ age, namdhari }: Sitter): readonly WomanLook["drape"][] {
  if (age > 44) return ["head", "half", "shoulders"];
  return namdhari ? ["head", "half", "shoulders", "across"] : ["head", "half", "shoulders", "across", "none"];
}

/** Returns the hairstyles of a woman's age. None is short: the community does not cut hair. */
export function hairstylesOf({ age }: Sitter): readonly WomanLook["hairstyle"][] {
  return age < 40 ? ["braid", "bun", "back", "loose"] : ["braid", "bun", "back"];
}

export function womanLook(random: Random, sitter: Sitter): WomanLook {
  return {
    hairstyle: random.pick(hairstylesOf(sitter)),
    parting: random.pick([0, 0, -15, 17, 26]),
    hair_high: within(random, -4, 5),
    drape: random.pick(drapesOf(sitter)),
    veil: random.pick(veilCloths),
    crossed: random.maybe(0.5),
    neckline: random.pick(["round", "v", "high"] as const),
    trim: random.between(0, trims.length - 1),
    ring: random.pick(["stud", "drop", null]),
    nose_pin: random.maybe(0.2),
    lip: random.next(),
  };
}
