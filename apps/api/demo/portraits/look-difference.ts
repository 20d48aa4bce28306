import { roomHues } from "./hues.ts";
import type { Look } from "./look.ts";

/** How much of a face and chest each beard covers, in steps that one sees. */
export const beardLengths = {
  none: 0,
  stubble: 0,
  young: 1,
  short: 1,
  sparse: 2,
  tied: 2,
  full: 3,
  pointed: 4,
  long: 5,
  flowing: 6,
} as const satisfies Record<NonNullable<Look["man"]>["beard"], number>;
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
  const beards = a.man && b.man ? Math.abs(beardLengths[a.man.beard] - beardLengths[b.man.beard]) : 0;
  const skins = Math.abs(skin_order.indexOf(a.skin) - skin_order.indexOf(b.skin));
  const traits = [
    Math.min(2, skins) / 2,
    crownOf(a) === crownOf(b) ? 0 : 1,
    Math.min(2, beards) / 2,
    a.hair === b.hair && a.man?.beard_hair === b.man?.beard_hair ? 0 : 0.5,
    clothesOf(a) === clothesOf(b) ? 0 : 1,
    dupattaOf(a) === dupattaOf(b) ? 0 : 1,
    roomHues[a.room] === roomHues[b.room] ? 0 : 1,
    Math.min(1, Math.abs(a.turn * a.faces - b.turn * b.faces)),
    Math.min(0.5, Math.abs(a.chest * a.faces - b.chest * b.faces)),
    a.glasses === b.glasses ? 0 : 0.5,
    a.head === b.head ? 0 : 0.5,
    a.teeth === b.teeth ? 0 : 0.5,
  ];
  return traits.reduce((sum, trait) => sum + trait, 0);
}

/** The traits of which neighbours share at most one. */
function dealt(look: Look): (string | number)[] {
  const cover = look.man ? (look.namdhari ? look.key : look.man.turban.cloth) : (look.woman?.veil ?? "");
  const form = look.man?.beard ?? look.woman?.drape ?? look.key;
  return [roomHues[look.room], cover, form, look.turn * look.faces, look.light];
}

/** Returns how many of the room's colour, cloth of the head, beard or drape, turn and light two neighbours share. */
export function sharedTraits(a: Look, b: Look): number {
  const other = dealt(b);
  return dealt(a).filter((trait, at) => trait === other[at]).length;
}
