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
    grown: [-1, 0.5, 2, 4.5, 8, 11],
    below: [
      [42, 10],
      [25, 26],
    ],
    tip: 31,
    sweep: 30,
    strands: 22,
    low: 0,
  },
  long: {
    grown: [-1, 0.5, 2, 4.5, 8, 11],
    below: [
      [42, 14],
      [33, 40],
      [17, 60],
    ],
    tip: 68,
    sweep: 26,
    strands: 26,
    low: -2,
  },
  flowing: {
    grown: [-1, 0.5, 2.5, 6, 10, 15],
    below: [
      [46, 16],
      [42, 46],
      [27, 70],
      [12, 83],
    ],
    tip: 86,
    sweep: 34,
    strands: 32,
    low: -3,
  },
  tied: {
    grown: [-1, 0.5, 1.5, 4, 7, 9],
    below: [
      [33, 9],
      [17, 16],
    ],
    tip: 18.5,
    sweep: 24,
    strands: 20,
    low: 2,
    neat: true,
  },
  short: {
    grown: [-1, 0.5, 1.5, 2.5, 3.5, 4],
    below: [[21, 5]],
    tip: 8,
    sweep: 22,
    strands: 14,
    low: 5,
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
