import type { Point } from "./curves.ts";

/**
 * How far a beard stands out from the cheek at each height, its outline below as distances from the chin, how far
 * it reaches under the chin, half its width there, and how many strands show.
 */
export type BeardForm = {
  grown: readonly number[];
  below: readonly Point[];
  tip: number;
  sweep: number;
  strands: number;
  /** How much lower than usual it begins on the cheek. */
  low: number;
  neat?: true;
  thin?: true;
};

/** The heights that `grown` speaks of, from under the turban to the jaw. */
export const grown_at = [-40, -8, 20, 46, 68, 86] as const;

export const beardForms = {
  full: {
    grown: [-1, 0.5, 2, 5, 9, 12],
    below: [
      [40, 10],
      [24, 24],
    ],
    tip: 28,
    sweep: 30,
    strands: 22,
    low: 0,
  },
  pointed: {
    grown: [-1, 0, 0.5, 1.5, 2, 2],
    below: [
      [27, 10],
      [20, 24],
      [11, 34],
    ],
    tip: 38,
    sweep: 16,
    strands: 22,
    low: 3,
  },
  long: {
    grown: [-1, 0.5, 1.5, 3, 5, 7],
    below: [
      [34, 14],
      [27, 38],
      [14, 56],
    ],
    tip: 62,
    sweep: 22,
    strands: 26,
    low: -2,
  },
  flowing: {
    grown: [-1, 0.5, 2.5, 6, 11, 17],
    below: [
      [49, 16],
      [47, 42],
      [34, 62],
      [16, 73],
    ],
    tip: 76,
    sweep: 40,
    strands: 34,
    low: -3,
  },
  tied: {
    grown: [-1, 0.5, 1.5, 3, 5, 6],
    below: [
      [30, 7],
      [16, 13],
    ],
    tip: 15.5,
    sweep: 24,
    strands: 20,
    low: 2,
    neat: true,
  },
  short: {
    grown: [-1, 0, 1, 1.5, 2, 2.5],
    below: [[20, 4]],
    tip: 6,
    sweep: 22,
    strands: 14,
    low: 5,
  },
  sparse: {
    grown: [-2, -1, -0.5, 0, 0, 0.5],
    below: [
      [14, 8],
      [8, 18],
    ],
    tip: 24,
    sweep: 9,
    strands: 16,
    low: 17,
    thin: true,
  },
  young: {
    grown: [-1, 0, 0.5, 1, 1, 1.5],
    below: [[16, 3]],
    tip: 4,
    sweep: 18,
    strands: 10,
    low: 10,
    thin: true,
  },
} as const satisfies Record<string, BeardForm>;
