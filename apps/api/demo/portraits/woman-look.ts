import type { Random } from "../chance.ts";
import { type ClothName, trims } from "./colours.ts";
import type { Sitter, WomanLook } from "./look.ts";
import { within } from "./within.ts";

/** The older, the more often the dupatta covers the head, as it does in the villages. */
function drapeOf(random: Random, { age, namdhari }: Sitter): WomanLook["drape"] {
  if (age > 44) return random.pick(["head", "head", "half", "shoulders"]);
  return random.pick(
    namdhari ? ["head", "half", "shoulders", "across"] : ["head", "half", "shoulders", "across", "none"],
  );
}

export function womanLook(random: Random, sitter: Sitter): WomanLook {
  const young = sitter.age < 40;
  return {
    hairstyle: random.pick(
      young ? (["braid", "bun", "back", "loose", "bob"] as const) : (["braid", "bun", "back"] as const),
    ),
    parting: random.pick([0, 0, -15, 17, 26]),
    hair_high: within(random, -4, 5),
    drape: drapeOf(random, sitter),
    veil: random.pick<ClothName>([
      "white",
      "cream",
      "rose",
      "mustard",
      "teal",
      "brick",
      "sky",
      "plum",
      "sage",
    ]),
    crossed: random.maybe(0.5),
    neckline: random.pick(["round", "v", "high"] as const),
    trim: random.between(0, trims.length - 1),
    ring: random.pick(["stud", "drop", null]),
    nose_pin: random.maybe(0.2),
    lip: random.next(),
  };
}
