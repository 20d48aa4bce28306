/** The colours of a drawn person and of what stands behind. */
export type Skin = { base: string; shade: string; deep: string; blush: string; lips: string };

export const skins: readonly Skin[] = [
  { base: "#e8bd97", shade: "#d6a27a", deep: "#b9825a", blush: "#dd8f78", lips: "#b9604f" },
  { base: "#dba97f", shade: "#c68f65", deep: "#a8714a", blush: "#cf7f64", lips: "#aa5547" },
  { base: "#cc976b", shade: "#b57e54", deep: "#96623d", blush: "#c0705a", lips: "#a04f43" },
  { base: "#bd8459", shade: "#a56d45", deep: "#875433", blush: "#b06150", lips: "#93453d" },
  { base: "#a97148", shade: "#925c38", deep: "#764628", blush: "#9f5344", lips: "#833c35" },
  { base: "#e0b48c", shade: "#cb986e", deep: "#ae7850", blush: "#d5866d", lips: "#b15a4b" },
];

/** Cloth of turbans, chunnis and suits: the colour, its fold and its light. */
export type Cloth = { base: string; fold: string; light: string };

const cloth = (base: string, fold: string, light: string): Cloth => ({ base, fold, light });

export const white = cloth("#fffdf8", "#e4d8c4", "#ffffff");
export const cream = cloth("#f8ead0", "#dcc39a", "#fff6e6");
export const clothes = {
  white,
  cream,
  navy: cloth("#2b3a5f", "#1d2946", "#41537f"),
  maroon: cloth("#8a2b20", "#671d15", "#a8483a"),
  saffron: cloth("#e38a1e", "#bb6c10", "#f3a748"),
  sky: cloth("#8fb7cf", "#6b96b1", "#b3d2e3"),
  green: cloth("#4e7050", "#385339", "#6c8f6c"),
  black: cloth("#34302f", "#201d1c", "#4e4846"),
  rose: cloth("#d98c92", "#b96a72", "#eab1b3"),
  mustard: cloth("#d9a93a", "#b58825", "#eac466"),
  grey: cloth("#8d8a86", "#6d6a67", "#adaaa6"),
  teal: cloth("#357a7c", "#235b5e", "#559799"),
  plum: cloth("#6d3a5b", "#4f2741", "#8b5678"),
  peach: cloth("#f0c3a4", "#d7a07d", "#f8d9c4"),
  mint: cloth("#bcd9c0", "#95b99b", "#d8ebda"),
  lilac: cloth("#bfb2d8", "#9c8dbb", "#d8cfe8"),
  brick: cloth("#b4513a", "#8f3b28", "#cc735c"),
  denim: cloth("#55708f", "#3d556f", "#7891ac"),
} as const;

export type ClothName = keyof typeof clothes;

/** Sky, ground and the sun of a background. */
export type Backdrop = { top: string; bottom: string; sun: string; hill: string };

export const backdrops: readonly Backdrop[] = [
  { top: "#fbe3a6", bottom: "#eeb35c", sun: "#fff3d2", hill: "#f6cd86" },
  { top: "#e2eddb", bottom: "#a9c698", sun: "#f3f8ee", hill: "#c4d8b6" },
  { top: "#fbe6dc", bottom: "#eab296", sun: "#fff5ef", hill: "#f4cdb8" },
  { top: "#dfeaf0", bottom: "#9fbfcf", sun: "#f4f9fb", hill: "#bfd6e1" },
  { top: "#f7e8ee", bottom: "#d9a9b9", sun: "#fdf6f8", hill: "#e8c6d1" },
  { top: "#f3ead8", bottom: "#cfb68a", sun: "#fbf6ec", hill: "#e0cca8" },
  { top: "#ebe6f4", bottom: "#b5a8d0", sun: "#f8f6fc", hill: "#cfc5e2" },
  { top: "#dff0ea", bottom: "#8fc0ae", sun: "#f2faf7", hill: "#b3d7ca" },
  { top: "#fdeebf", bottom: "#e39a4b", sun: "#fff8e0", hill: "#f2bd76" },
];

/** Hair and beards by age: black, with the first grey, grey, white. */
export type Hair = { base: string; light: string };

export function hairAt(age: number, early: number): Hair {
  const grey = age + early;
  if (grey < 44) return { base: "#2a211d", light: "#43362f" };
  if (grey < 51) return { base: "#3a322e", light: "#6d645e" };
  if (grey < 59) return { base: "#66605c", light: "#98928d" };
  if (grey < 66) return { base: "#a29d98", light: "#c9c5c0" };
  return { base: "#dcd9d4", light: "#f3f1ee" };
}
