import type { Random } from "../chance.ts";
import type { ClothName, HairName } from "./colours.ts";
import type { Beard, ManLook, Sitter, TurbanLook } from "./look.ts";
import { within } from "./within.ts";

function turbanLook(random: Random, namdhari: boolean): TurbanLook {
  const cloths = ["navy", "maroon", "mustard", "rose", "bottle", "coal", "sky", "brick", "teal"] as const;
  const cloth = random.pick<ClothName>(cloths);
  return {
    form: namdhari ? "sidhi" : random.pick(["pagri", "gol"] as const),
    cloth: namdhari ? "white" : cloth,
    low: within(random, -3, 4),
    tall: within(random, 0.94, 1.04),
    wide: within(random, 0.97, 1.04),
    bands: random.pick([5, 6, 6, 7]),
    slant: within(random, 2, 8),
    inner: random.pick<ClothName | null>([null, "maroon", "mustard", "white"]),
  };
}

/** Namdhari men leave the beard as it grows; nobody among them is shaven. */
function beardOf(random: Random, { age, namdhari }: Sitter): Beard {
  if (age < 22) return random.pick(namdhari ? ["young"] : ["young", "young", "stubble", "short"]);
  if (age < 26)
    return random.pick(namdhari ? ["young", "full", "tied"] : ["young", "short", "stubble", "tied"]);
  if (age > 44) return random.pick(namdhari ? ["long", "flowing"] : ["long", "flowing", "full", "tied"]);
  if (namdhari) return random.pick(["full", "long", "tied", "flowing", "full"]);
  return random.pick(["full", "long", "tied", "short", "short", "flowing", "stubble", "none"]);
}

export function manLook(random: Random, sitter: Sitter, hair: HairName): ManLook {
  const wear = random.pick(["kurta", "kurta", "waistcoat", "jacket", "shirt", "sweater"] as const);
  return {
    beard: beardOf(random, sitter),
    beard_hair: hair,
    curled: random.maybe(0.25),
    beard_wide: within(random, 0.86, 1.14),
    beard_long: within(random, 0.82, 1.1),
    beard_sway: within(random, -1, 1),
    cheek_line: within(random, -4, 7),
    turban: turbanLook(random, sitter.namdhari),
    wear,
    over: random.pick<ClothName>(["coal", "navy", "bottle", "stone", "maroon", "teal", "plum"]),
    tie:
      wear === "jacket" && random.maybe(0.5)
        ? random.pick<ClothName>(["maroon", "teal", "navy", "plum"])
        : null,
  };
}
