import { type Random, randomFrom } from "../chance.ts";
import { type ClothName, type HairName, type RoomName, rooms, type SkinName, skins } from "./colours.ts";
import { headShapes } from "./head-shapes.ts";
import type { Look, Side, Sitter } from "./look.ts";
import { manLook } from "./man-look.ts";
import { within } from "./within.ts";
import { womanCloths, womanLook } from "./woman-look.ts";

const sides: readonly Side[] = [-1, 1];

const expressions = [
  { smile: 1.25, teeth: true },
  { smile: 1.05, teeth: true },
  { smile: 1.7, teeth: false },
  { smile: 1.5, teeth: false },
  { smile: 1.25, teeth: false },
] as const satisfies readonly Pick<Look, "smile" | "teeth">[];

/** Hair by age, and beards, which grey a little earlier. */
export function hairAt(random: Random, age: number): HairName {
  if (age > 58) return "white";
  if (age > 49) return "grey";
  if (age > 39) return "pepper";
  return random.pick<HairName>(["black", "black", "soft", "brown"]);
}

/** Returns a person with every trait chosen by chance; the attempt tells several for one sitter apart. */
export function lookFrom(sitter: Sitter, attempt: number): Look {
  const random = randomFrom("portrait", sitter.key, attempt);
  const range = (low: number, high: number) => within(random, low, high);
  const woman = sitter.gender === "female";
  const by = (ofWoman: readonly [number, number], ofMan: readonly [number, number]) =>
    range(...(woman ? ofWoman : ofMan));
  const hair = hairAt(random, sitter.age);
  const turn = random.pick([0, 0, 0.45, 0.75, 1]);
  return {
    ...sitter,
    faces: random.pick(sides),
    turn,
    // Who looks straight ahead tilts the head a little.
    tilt: turn > 0 ? range(-3, 4) : random.pick(sides) * range(2, 5),
    chest: turn > 0 ? range(-0.5, 1) : random.pick(sides) * range(0.2, 0.8),
    drop: by([-0.045, 0.045], [-0.1, 0.1]),
    light: random.pick(sides),
    skin: random.pick(Object.keys(skins) as SkinName[]),
    hair,
    head: random.between(0, headShapes.length - 1),
    iris: random.pick(["#4A2A19", "#3A2015", "#5C3A20", "#432A1C", "#6A4A2A"]),
    eye: {
      wide: by([13.6, 15.6], [12.6, 14.8]),
      open: by([8.4, 9.8], [7.7, 9.1]),
      low: range(5.4, 7.2),
      slant: range(-0.6, 2.8),
      apart: range(26, 30),
      iris: range(6.1, 6.9),
    },
    brow: {
      y: range(-23.4, -20),
      thick: by([2.4, 3.8], [3.4, 5.8]),
      arch: by([2, 3.8], [1.6, 3.8]),
      gap: range(-0.6, 3),
    },
    nose: {
      wide: by([9.6, 12.4], [11, 15.4]),
      y: by([33, 39], [35, 42]),
      bridge: range(0, 3),
      hook: range(-1.5, 3),
    },
    mouth: {
      wide: by([16.5, 20], [17.5, 21.5]),
      y: by([60, 64], [61, 66]),
      upper: by([5.6, 7.2], [4.6, 6]),
      lower: by([7.6, 10], [6.6, 8.4]),
    },
    // Everybody smiles, two of five with teeth: a stern face puts a family off.
    ...random.pick(expressions),
    glasses: random.maybe(sitter.age > 40 ? 0.35 : 0.14)
      ? random.pick(["black", "gold", "clear"] as const)
      : null,
    cloth: random.pick<ClothName>(woman ? womanCloths : ["white", "white", "cream", "sky", "sage", "stone"]),
    shoulders: by([122, 134], [150, 172]),
    room: random.pick(Object.keys(rooms) as RoomName[]),
    scene: random.pick(["wall", "window", "arch", "field", "garden", "shelf"] as const),
    zoom: by([1.1, 1.23], [0.98, 1.08]),
    shift: range(-13, 13),
    man: woman ? null : manLook(random, sitter, hair),
    woman: woman ? womanLook(random, sitter) : null,
  };
}
