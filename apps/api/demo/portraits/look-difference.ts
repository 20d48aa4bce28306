import type { Look } from "./look.ts";

const lengths = { none: 0, stubble: 0, young: 1, short: 1, tied: 2, full: 3, long: 4, flowing: 5 } as const;
const skin_order = ["wheat", "honey", "almond", "tan", "clove"] as const;

/** What covers the head or frames the face. */
function crownOf({ man, woman }: Look): string {
  if (man) return `${man.turban.form} ${man.turban.cloth}`;
  const covered = woman?.drape === "head" || woman?.drape === "half";
  return covered ? `veil ${woman.veil}` : String(woman?.hairstyle);
}

const clothesOf = ({ man, cloth }: Look) => (man ? `${man.wear} ${man.over} ${cloth}` : cloth);
const dupattaOf = ({ woman }: Look) => `${woman?.drape} ${woman?.veil}`;

/**
 * Returns how different two people are at a glance: one point for each trait that one sees first, half a point for a
 * little of it.
 */
export function lookDifference(a: Look, b: Look): number {
  const beards = a.man && b.man ? Math.abs(lengths[a.man.beard] - lengths[b.man.beard]) : 0;
  const skins = Math.abs(skin_order.indexOf(a.skin) - skin_order.indexOf(b.skin));
  const traits = [
    Math.min(2, skins) / 2,
    crownOf(a) === crownOf(b) ? 0 : 1,
    Math.min(2, beards) / 2,
    a.hair === b.hair ? 0 : 0.5,
    clothesOf(a) === clothesOf(b) ? 0 : 1,
    dupattaOf(a) === dupattaOf(b) ? 0 : 1,
    a.room === b.room ? 0 : 1,
    Math.min(1, Math.abs(a.turn * a.faces - b.turn * b.faces)),
    Math.min(0.5, Math.abs(a.chest * a.faces - b.chest * b.faces)),
    a.glasses === b.glasses ? 0 : 0.5,
    a.head === b.head ? 0 : 0.5,
  ];
  return traits.reduce((sum, trait) => sum + trait, 0);
}

/** The traits of which neighbours share at most one. */
function dealt(look: Look): (string | number)[] {
  const cover = look.man ? (look.namdhari ? look.key : look.man.turban.cloth) : (look.woman?.veil ?? "");
  return [look.room, cover, look.woman?.drape ?? look.key, look.turn * look.faces, look.light];
}

/** Returns how many of room, cloth of the head, drape, turn and light two neighbours share. */
export function sharedTraits(a: Look, b: Look): number {
  const other = dealt(b);
  return dealt(a).filter((trait, at) => trait === other[at]).length;
}
