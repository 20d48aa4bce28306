import type { Look } from "../../apps/api/demo/portraits/look.ts";
import { lookFrom } from "../../apps/api/demo/portraits/look-from.ts";

/** The drawn people of the landing page. None of them exists, and none is a member of the demo community. */
type Person = { name: string; pixels: number; look: Look };

type Traits = Partial<Omit<Look, "man" | "woman">> & {
  man?: Partial<Look["man"]>;
  woman?: Partial<Look["woman"]>;
};

function look(key: string, gender: Look["gender"], age: number, namdhari: boolean, traits: Traits): Look {
  const chance = lookFrom({ key: `landing ${key}`, gender, age, namdhari }, 0);
  const { man, woman, ...others } = traits;
  return {
    ...chance,
    glasses: null,
    ...others,
    man: chance.man && { ...chance.man, ...man },
    woman: chance.woman && { ...chance.woman, ...woman },
  };
}

const portrait = 540;
const face = 232;

const gurpreet = look("gurpreet", "male", 27, true, {
  head: 0,
  skin: "honey",
  hair: "black",
  turn: 0.7,
  faces: 1,
  tilt: 0,
  light: 1,
  room: "leaf",
  scene: "garden",
  cloth: "white",
  smile: 1,
  teeth: true,
  man: { beard: "full", beard_hair: "black", curled: false, wear: "kurta" },
});

const asha = look("asha", "female", 26, true, {
  head: 5,
  skin: "wheat",
  hair: "soft",
  turn: 0,
  tilt: 2,
  light: -1,
  room: "dawn",
  scene: "window",
  cloth: "sky",
  smile: 1.1,
  teeth: false,
  woman: { hairstyle: "back", drape: "head", veil: "white", neckline: "high", trim: 0 },
});

export const people: readonly Person[] = [
  { name: "gurpreet", pixels: portrait, look: gurpreet },
  { name: "gurpreet-small", pixels: face, look: gurpreet },
  { name: "asha-portrait", pixels: portrait, look: asha },
  { name: "asha", pixels: face, look: asha },
  {
    name: "simran",
    pixels: face,
    look: look("simran", "female", 25, false, {
      head: 2,
      skin: "honey",
      hair: "black",
      turn: 0.6,
      faces: 1,
      light: 1,
      room: "leaf",
      scene: "garden",
      cloth: "white",
      smile: 1,
      teeth: true,
      woman: {
        hairstyle: "braid",
        drape: "shoulders",
        veil: "mustard",
        neckline: "round",
        trim: 1,
        ring: "stud",
      },
    }),
  },
  {
    name: "kirpal",
    pixels: face,
    look: look("kirpal", "male", 34, true, {
      head: 3,
      skin: "almond",
      turn: 0,
      light: -1,
      room: "sand",
      scene: "window",
      cloth: "white",
      smile: 1,
      teeth: true,
      man: { beard: "long", beard_hair: "soft", wear: "waistcoat", over: "bottle" },
    }),
  },
  {
    name: "mehar",
    pixels: face,
    look: look("mehar", "female", 23, false, {
      head: 3,
      skin: "tan",
      turn: 0.3,
      faces: 1,
      light: 1,
      room: "lagoon",
      scene: "garden",
      cloth: "mustard",
      smile: 1,
      teeth: true,
      woman: { hairstyle: "loose", drape: "none", neckline: "round", trim: 1, ring: "drop", parting: 16 },
    }),
  },
  {
    name: "harman",
    pixels: face,
    look: look("harman", "male", 29, false, {
      head: 5,
      skin: "wheat",
      turn: 0.3,
      faces: -1,
      light: -1,
      room: "ochre",
      scene: "field",
      cloth: "white",
      smile: 1,
      teeth: true,
      man: {
        beard: "short",
        beard_hair: "brown",
        wear: "kurta",
        turban: { form: "gol", cloth: "teal", low: 0, tall: 1, wide: 1, bands: 6, slant: 3, inner: null },
      },
    }),
  },
  {
    name: "jasleen",
    pixels: face,
    look: look("jasleen", "female", 33, true, {
      head: 0,
      skin: "tan",
      turn: 0.7,
      faces: -1,
      light: -1,
      room: "khaddar",
      scene: "wall",
      cloth: "cream",
      smile: 1.1,
      teeth: false,
      woman: { hairstyle: "back", drape: "half", veil: "brick", neckline: "v", trim: 0, ring: null },
    }),
  },
  {
    name: "gurdial",
    pixels: face,
    look: look("gurdial", "male", 46, true, {
      head: 6,
      skin: "tan",
      turn: 0.4,
      faces: 1,
      light: 1,
      room: "clay",
      scene: "wall",
      cloth: "cream",
      smile: 1.1,
      teeth: false,
      man: { beard: "flowing", wear: "kurta" },
    }),
  },
  {
    name: "navneet",
    pixels: face,
    look: look("navneet", "female", 30, false, {
      head: 4,
      skin: "wheat",
      turn: 0.4,
      faces: 1,
      light: -1,
      room: "slate",
      scene: "arch",
      cloth: "navy",
      smile: 1,
      teeth: true,
      glasses: "gold",
      hair: "brown",
      woman: { hairstyle: "bun", drape: "across", veil: "sky", neckline: "high", trim: 2, ring: null },
    }),
  },
  {
    name: "amrik",
    pixels: face,
    look: look("amrik", "male", 31, false, {
      head: 3,
      skin: "clove",
      turn: 0,
      light: 1,
      room: "dusk",
      scene: "wall",
      cloth: "white",
      smile: 1,
      teeth: true,
      man: {
        beard: "tied",
        beard_hair: "black",
        wear: "jacket",
        over: "coal",
        tie: "maroon",
        turban: {
          form: "pagri",
          cloth: "navy",
          low: 0,
          tall: 1,
          wide: 1,
          bands: 6,
          slant: 3,
          inner: "maroon",
        },
      },
    }),
  },
  {
    name: "rupinder",
    pixels: face,
    look: look("rupinder", "female", 28, true, {
      head: 5,
      skin: "almond",
      turn: 0.8,
      faces: 1,
      light: 1,
      room: "sky",
      scene: "window",
      cloth: "brick",
      smile: 1,
      teeth: true,
      woman: { hairstyle: "back", drape: "head", veil: "rose", neckline: "high", trim: 1 },
    }),
  },
  {
    name: "balraj",
    pixels: face,
    look: look("balraj", "male", 27, false, {
      head: 1,
      skin: "honey",
      turn: 0.5,
      faces: -1,
      light: 1,
      room: "leaf",
      scene: "arch",
      cloth: "white",
      smile: 1.1,
      teeth: true,
      glasses: "black",
      man: {
        beard: "pointed",
        beard_hair: "black",
        wear: "sweater",
        over: "bottle",
        turban: {
          form: "pagri",
          cloth: "maroon",
          low: 0,
          tall: 1,
          wide: 1,
          bands: 6,
          slant: 3,
          inner: "coal",
        },
      },
    }),
  },
];
