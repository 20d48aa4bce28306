export type Skin = { base: string; shade: string; deep: string; warm: string; light: string; lip: string };

export const skins = {
  wheat: {
    base: "#E9BE98",
    shade: "#B97A55",
    deep: "#7E4A33",
    warm: "#D9825F",
    light: "#FBE0C4",
    lip: "#B8665A",
  },
  honey: {
    base: "#DCA97D",
    shade: "#A86C46",
    deep: "#6E3F29",
    warm: "#C9714D",
    light: "#F4CFA8",
    lip: "#A9594B",
  },
  almond: {
    base: "#CB9468",
    shade: "#935A39",
    deep: "#5E3522",
    warm: "#B9603F",
    light: "#E8BC92",
    lip: "#96493D",
  },
  tan: {
    base: "#B97F54",
    shade: "#80492D",
    deep: "#4F2B1B",
    warm: "#A75235",
    light: "#DAA67A",
    lip: "#843F34",
  },
  clove: {
    base: "#9E6843",
    shade: "#693A24",
    deep: "#3F2216",
    warm: "#90452D",
    light: "#C48F68",
    lip: "#70342B",
  },
} as const satisfies Record<string, Skin>;

export type Hair = { base: string; dark: string; light: string };

export const hairs = {
  black: { base: "#241B1A", dark: "#130D0D", light: "#54423B" },
  soft: { base: "#33251F", dark: "#1C1311", light: "#6B5042" },
  brown: { base: "#45301F", dark: "#2A1B12", light: "#80603F" },
  pepper: { base: "#4A4341", dark: "#2B2524", light: "#A79E98" },
  grey: { base: "#8A827C", dark: "#5D5651", light: "#D3CCC4" },
  white: { base: "#CFC8C0", dark: "#9A928A", light: "#F4F0EA" },
} as const satisfies Record<string, Hair>;

export const isGrey = (hair: HairName) => hair === "pepper" || hair === "grey" || hair === "white";

/** Cloth in its own colour, in shade, in a deep fold and in the light. */
export type Cloth = { base: string; shade: string; deep: string; light: string };

const cloth = (base: string, shade: string, deep: string, light: string): Cloth => ({
  base,
  shade,
  deep,
  light,
});

export const cloths = {
  white: cloth("#F8F3E9", "#DCD2C3", "#B3A592", "#FFFEFA"),
  cream: cloth("#F0E3C8", "#D3BF98", "#A68F66", "#FBF3E0"),
  navy: cloth("#2C3F66", "#1E2C4B", "#131C32", "#4C6391"),
  maroon: cloth("#7E2B2A", "#5C1C1E", "#3F1114", "#A54B43"),
  mustard: cloth("#D69A34", "#AE7520", "#7F5215", "#EDBD63"),
  rose: cloth("#D69A92", "#B4736E", "#864D4B", "#EDC0B8"),
  sage: cloth("#8FA284", "#6B7F62", "#495A43", "#B4C3A8"),
  teal: cloth("#2F6B6B", "#1F4F50", "#133637", "#55918F"),
  sky: cloth("#A9C0CF", "#7F9BAE", "#587386", "#CBDBE4"),
  plum: cloth("#6E4463", "#512E49", "#371D32", "#946A89"),
  coal: cloth("#3B3836", "#272423", "#161413", "#5B5653"),
  stone: cloth("#B8A892", "#948470", "#6C5E4D", "#D4C8B6"),
  brick: cloth("#B5573A", "#8E3E28", "#64291B", "#D27E60"),
  bottle: cloth("#35523F", "#24392C", "#16251C", "#587861"),
} as const satisfies Record<string, Cloth>;

/** The thread, the dots and the highlight of a woven edge. */
export type Trim = readonly [thread: string, dots: string, highlight: string];

export const trims: readonly Trim[] = [
  ["#D69A34", "#8E2A20", "#F3D48E"],
  ["#8E2A20", "#F0B84A", "#C65B43"],
  ["#F8F3E9", "#B5573A", "#E9DCC4"],
  ["#1E4F50", "#F0B84A", "#4E8D8B"],
  ["#C9962F", "#FFF4D8", "#F0D58C"],
];

/** The wall, its dark and its light parts. */
export const rooms = {
  sand: ["#E5D3B8", "#D2BA97", "#F3E6D2"],
  dawn: ["#E9C9B4", "#D5A98F", "#F7E2D2"],
  leaf: ["#C3CBB0", "#9FAC8A", "#DDE2CE"],
  slate: ["#BFC8CC", "#9AA8AF", "#DBE1E2"],
  ochre: ["#E4BE7C", "#CB9C53", "#F3DAA8"],
  rosewood: ["#C99C8B", "#A97767", "#E2C2B4"],
  dusk: ["#A9AFC3", "#868EA8", "#CACFDB"],
  khaddar: ["#EDE5D6", "#D8CBB5", "#F8F3E8"],
  pine: ["#7F9487", "#61776A", "#A6B6A8"],
  clay: ["#B87D62", "#97604A", "#D6A78D"],
  meadow: ["#A8BC8B", "#84986A", "#CDD9B5"],
  lagoon: ["#82ABA8", "#618B88", "#ADCCC8"],
  sky: ["#A6C4D6", "#7FA2B8", "#CCDFEA"],
  lilac: ["#B8A9C2", "#9687A2", "#D5CADC"],
} as const;

export type SkinName = keyof typeof skins;
export type HairName = keyof typeof hairs;
export type ClothName = keyof typeof cloths;
export type RoomName = keyof typeof rooms;
