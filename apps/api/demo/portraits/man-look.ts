import type { Random } from "../chance.ts";
import type { ClothName, HairName } from "./colours.ts";
import type { Beard, Look, ManLook, Sitter, TurbanLook } from "./look.ts";
import { within } from "./within.ts";

export const turbanCloths = [
  "navy",
  "maroon",
  "mustard",
  "rose",
  "bottle",
  "coal",
  "sky",
  "brick",
  "teal",
  "plum",
] as const satisfies readonly ClothName[];

/** What a man wears, as one sees it first. */
export type Outfit = Pick<ManLook, "wear" | "over" | "tie"> & Pick<Look, "cloth">;

const plain = (wear: ManLook["wear"], cloth: ClothName): Outfit => ({ wear, cloth, over: cloth, tie: null });
const over = (
  wear: "jacket" | "waistcoat",
  cloth: ClothName,
  outer: ClothName,
  tie: ClothName | null = null,
): Outfit => ({ wear, cloth, over: outer, tie });

export const outfits: readonly Outfit[] = [
  plain("kurta", "white"),
  plain("kurta", "sky"),
  plain("kurta", "cream"),
  plain("kurta", "sage"),
  plain("kurta", "rose"),
  plain("shirt", "white"),
  plain("shirt", "sky"),
  plain("shirt", "stone"),
  plain("sweater", "teal"),
  plain("sweater", "maroon"),
  plain("sweater", "mustard"),
  plain("sweater", "navy"),
  over("waistcoat", "white", "bottle"),
  over("waistcoat", "cream", "maroon"),
  over("waistcoat", "white", "navy"),
  over("waistcoat", "sky", "plum"),
  over("jacket", "white", "coal", "maroon"),
  over("jacket", "sky", "navy"),
  over("jacket", "white", "stone", "teal"),
  over("jacket", "cream", "bottle"),
];

function turbanLook(random: Random, namdhari: boolean): TurbanLook {
  const cloth = random.pick<ClothName>(turbanCloths);
  return {
    form: namdhari ? "sidhi" : random.pick(["pagri", "gol"] as const),
    cloth: namdhari ? "white" : cloth,
    low: within(random, -3, 4),
    tall: within(random, 0.92, 1.04),
    wide: within(random, 0.95, 1.04),
    bands: random.pick([5, 6, 6, 7]),
    slant: within(random, 2, 8),
    inner: random.pick<ClothName | null>([null, "maroon", "mustard", "white"]),
  };
}

/** Returns the beards of a man's age. Namdhari men leave the beard as it grows; nobody among them is shaven. */
export function beardsOf({ age, namdhari }: Sitter): readonly Beard[] {
  if (age < 22) return namdhari ? ["young", "sparse"] : ["young", "sparse", "stubble", "short"];
  if (age < 27) {
    return namdhari
      ? ["young", "sparse", "full", "tied", "pointed"]
      : ["young", "sparse", "short", "stubble", "tied", "full"];
  }
  if (age > 44) {
    return namdhari
      ? ["long", "flowing", "full", "pointed"]
      : ["long", "flowing", "full", "tied", "short", "pointed"];
  }
  return namdhari
    ? ["full", "pointed", "long", "tied", "flowing", "sparse"]
    : ["full", "pointed", "long", "tied", "short", "flowing", "stubble", "none"];
}

/** A beard greys earlier than the head, and often has a little more brown. */
function beardHairOf(random: Random, age: number, hair: HairName): HairName {
  if (age > 33 && age < 40 && random.maybe(0.24)) return "pepper";
  return age < 40 && random.maybe(0.3) ? random.pick(["soft", "brown"] as const) : hair;
}

export function manLook(random: Random, sitter: Sitter, hair: HairName): ManLook {
  const { wear, over: outer, tie } = random.pick(outfits);
  return {
    beard: random.pick(beardsOf(sitter)),
    beard_hair: beardHairOf(random, sitter.age, hair),
    curled: random.maybe(0.25),
    beard_wide: within(random, 0.84, 1.12),
    beard_long: within(random, 0.82, 1.1),
    beard_sway: within(random, -1, 1),
    cheek_line: within(random, -4, 7),
    turban: turbanLook(random, sitter.namdhari),
    wear,
    over: outer,
    tie,
  };
}
