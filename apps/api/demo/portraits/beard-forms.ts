import type { Point } from "./curves.ts";

/** The outline of the right half, how low the beard reaches, and how its hair lies. */
export type BeardForm = { half: readonly Point[]; tip: number; strands: number; neat?: true; thin?: true };

export const beardForms = {
  full: {
    half: [
      [61, -46],
      [65, 6],
      [66, 44],
      [62, 80],
      [46, 112],
      [22, 128],
    ],
    tip: 132,
    strands: 95,
  },
  long: {
    half: [
      [61, -46],
      [65, 6],
      [68, 48],
      [68, 92],
      [56, 134],
      [30, 164],
    ],
    tip: 174,
    strands: 125,
  },
  flowing: {
    half: [
      [61, -46],
      [64, 6],
      [64, 46],
      [60, 92],
      [46, 140],
      [20, 178],
    ],
    tip: 190,
    strands: 130,
  },
  tied: {
    half: [
      [61, -46],
      [64, 4],
      [63, 40],
      [57, 74],
      [41, 101],
      [20, 113],
    ],
    tip: 115,
    strands: 60,
    neat: true,
  },
  short: {
    half: [
      [61, -46],
      [62.5, 2],
      [61, 36],
      [54, 68],
      [39, 95],
      [18, 107],
    ],
    tip: 110,
    strands: 70,
  },
  young: {
    half: [
      [61, -46],
      [62, 2],
      [59, 38],
      [52, 68],
      [36, 96],
      [18, 110],
    ],
    tip: 114,
    strands: 80,
    thin: true,
  },
} as const satisfies Record<string, BeardForm>;
