import type { Point } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { TurbanLook } from "./look.ts";
import { around, type Dome } from "./turban-outline.ts";
import { drawPeak, peakWraps } from "./turban-peak.ts";
import { drawCreases, drawWrap, type Wrap } from "./turban-wraps.ts";

/** The outline of a turban, its layers, and what shows beneath it at the brow. */
export type TurbanDrawing = { edge: Point[]; folds: string; under: string };

type Turban = (figure: Figure, turban: TurbanLook, x: number) => TurbanDrawing;

const low_sides = "V60H-140Z";

/** The layers of a turban wound level or at a slant, from the top down. */
function wound(figure: Figure, wraps: readonly Wrap[]): string {
  return wraps.map((wrap) => drawWrap(figure, wrap, low_sides) + drawCreases(figure, wrap)).join("");
}

/** A layer that arches over the front: higher in the middle, leaning to one side. */
const arched = (x: number, y: number, lean: number, drop: number, deep: number): Wrap => ({
  edge: [
    [-140, y + drop * 1.9 + lean * 1.5],
    [-84, y + drop + lean],
    [x * 0.5 - 38, y + drop * 0.22 + lean * 0.45],
    [x, y],
    [x * 0.5 + 42, y + drop * 0.22 - lean * 0.45],
    [84, y + drop - lean],
    [140, y + drop * 1.9 - lean * 1.5],
  ],
  deep,
});

/** The straight turban of the Namdharis: level layers, laid over one another from both sides, and a round top. */
const sidhi: Turban = (figure, turban, x) => {
  const { low, tall, bands, slant } = turban;
  const dome: Dome = [
    [66, -3],
    [76, -34],
    [82, -66],
    [80, -96],
    [66, -121],
    [38, -137],
    [x * 0.4, -142],
  ];
  const top = -60 + 78 * -tall;
  const rise = (top + 46 - low) / bands;
  const wraps = Array.from({ length: bands - 1 }, (_, i) => bands - 1 - i).map((i) =>
    arched(x, -46 + low + rise * i, (i % 2 ? 1 : -1) * slant, 24 - i * 0.8, -rise),
  );
  return { edge: around(figure, dome, turban, [x, -46 + low], 9), folds: wound(figure, wraps), under: "" };
};

/** Round, wound at a slant; the last layer crosses the others at the brow. */
const gol: Turban = (figure, turban, x) => {
  const { low, slant, tall } = turban;
  const dome: Dome = [
    [66, -3],
    [78, -36],
    [87, -72],
    [84, -104],
    [66, -130],
    [36, -144],
    [x * 0.4, -148],
  ];
  const wraps = [5, 4, 3, 2, 1].map((i) =>
    arched(x, -50 + low - i * 18 * tall, i === 1 ? -9 - slant : 15 + slant + i * 1.5, 22, 19),
  );
  return { edge: around(figure, dome, turban, [x, -49 + low], 11), folds: wound(figure, wraps), under: "" };
};

/** Layers meet over the brow in a peak, one side over the other; an inner cloth may show. */
const pagri: Turban = (figure, turban, x) => {
  const dome: Dome = [
    [64, -1],
    [80, -32],
    [90, -68],
    [86, -103],
    [66, -130],
    [36, -145],
    [x * 0.4, -150],
  ];
  const peak: Point = [x, -62 + turban.low];
  return {
    edge: around(figure, dome, turban, peak, 26),
    folds: peakWraps(figure, peak),
    under: drawPeak(turban, peak),
  };
};

export const turbanForms = { sidhi, gol, pagri } as const;
