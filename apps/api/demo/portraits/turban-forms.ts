import { cloths } from "./colours.ts";
import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { TurbanLook } from "./look.ts";
import { fill, moved, softStroke, stroke } from "./paint.ts";
import { within } from "./within.ts";

/** The outline of a turban, its folds, and what shows beneath it at the brow. */
export type TurbanDrawing = { edge: Point[]; folds: string; under: string };

type Turban = (figure: Figure, turban: TurbanLook, x: number) => TurbanDrawing;

/** The straight turban of the Namdharis: level bands nearly parallel to the brow, upright sides, rounded top. */
const sidhi: Turban = ({ head, random }, { cloth, low, tall: t, wide: w, bands, slant }, x) => {
  const c = cloths[cloth];
  const k = head.turn;
  const edge: Point[] = [
    [-68 - 3 * k, -14],
    [-75 * w - 4 * k, -48],
    [-77 * w - 4 * k, -84],
    [-67 * w - 2 * k, -115 * t],
    [-40 * w, -135 * t],
    [x * 0.6, -141 * t],
    [41 * w, -135 * t],
    [67 * w - 2 * k, -115 * t],
    [76 * w - 3 * k, -84],
    [73 * w - 4 * k, -48],
    [67 - 5 * k, -14],
    [52 - 2 * k, -36 + low],
    [x, -46 + low],
    [-50, -36 + low],
  ];
  const rise = (141 * t - 46) / (bands + 0.3);
  const folds: string[] = [];
  for (let i = bands; i >= 0; i -= 1) {
    const y = -46 + low - i * rise;
    const lean = (i % 2 ? 1 : -1) * slant;
    const drop = 30 - i * 1.6;
    const band = (dy: number, edges = 0) =>
      `M${xy([-90 * w, y + drop + lean + edges])}C${round(-46 * w)} ${round(y + dy + lean * 0.5)} ${round(46 * w + x)} ${round(y + dy - lean * 0.5)} ${xy([90 * w, y + drop - lean + edges])}`;
    if (i > 0) {
      folds.push(
        moved(0, 3.5, softStroke(band(2), c.shade, 8, 0.5)),
        stroke(band(2), c.deep, 2.1, 0.6),
        stroke(band(-2, -3), c.light, 2.6, 0.95),
      );
    }
    for (let crease = 0; crease < 2; crease += 1) {
      const s = random.pick([-1, 1]);
      const at = y - rise * within(random, 0.3, 0.7);
      folds.push(
        stroke(
          `M${round(s * 84 * w)} ${round(at + drop * 0.9)}C${s * 60} ${round(at + 10)} ${s * 40} ${round(at + 3)} ${round(s * within(random, 6, 24) + x)} ${round(at + 2)}`,
          c.shade,
          1.1,
          0.7,
        ),
      );
    }
  }
  return { edge, folds: folds.join(""), under: "" };
};

/** Round, wound at a slant. */
const gol: Turban = ({ head }, { cloth, low }, x) => {
  const c = cloths[cloth];
  const k = head.turn;
  const edge: Point[] = [
    [-68 - 3 * k, -12],
    [-76 - 4 * k, -50],
    [-81 - 4 * k, -90],
    [-68, -126],
    [-36, -147],
    [x, -152],
    [40, -147],
    [68, -126],
    [79 - 3 * k, -90],
    [74 - 4 * k, -50],
    [66 - 5 * k, -12],
    [50 - 2 * k, -38 + low],
    [x, -50 + low],
    [-48, -38 + low],
  ];
  const folds = Array.from({ length: 7 }, (_, i) => {
    const y = -54 + low - i * 15;
    const s = 12 + i * 2.2;
    const wind = (dy: number) =>
      `M-96 ${round(y + 24 + s + dy)}C-50 ${round(y + 2 + s * 0.5 + dy)} 40 ${round(y - 10 + dy)} 96 ${round(y + 10 - s + dy)}`;
    return (
      moved(0, 4, softStroke(wind(0), c.shade, 8, 0.55)) +
      stroke(wind(1.6), c.deep, 2.2, 0.65) +
      stroke(wind(-3.4), c.light, 2.2, 0.6)
    );
  });
  return { edge, folds: folds.join(""), under: "" };
};

/** Layers meet over the brow in a peak, one side over the other; an inner cloth may show. */
const pagri: Turban = ({ head }, { cloth, low, inner }, x) => {
  const c = cloths[cloth];
  const k = head.turn;
  const edge: Point[] = [
    [-66 - 3 * k, -10],
    [-80 - 4 * k, -46],
    [-85 - 4 * k, -86],
    [-71, -122],
    [-36, -145],
    [x, -151],
    [38, -145],
    [72, -120],
    [83 - 3 * k, -84],
    [77 - 4 * k, -44],
    [64 - 5 * k, -10],
    [44 - 2 * k, -36 + low],
    [x, -56 + low],
    [-44, -36 + low],
  ];
  const px = x + 1;
  const py = -58 + low;
  const layers = (s: -1 | 1) =>
    Array.from({ length: 7 }, (_, i) => {
      const x1 = s * (98 - i * 3);
      const y1 = -4 - i * 19;
      const layer = `M${round(px + s * (i * 1.2 - (s > 0 ? 3 : 0)))} ${round(py - i * 14)}C${round(px + s * 26)} ${round(py - i * 14 + 4)} ${round(s * 62)} ${round(y1 - 16)} ${round(x1)} ${round(y1)}`;
      return (
        moved(0, 4, softStroke(layer, c.shade, 8, 0.6)) +
        stroke(layer, c.deep, 2.1, 0.7) +
        moved(0, -2.6, stroke(layer, c.light, 1.8, 0.65))
      );
    }).join("");
  const over = `M${px} ${py}C${px + 2} -90 ${px + 6} -130 ${px + 4} -158`;
  const folds =
    layers(-1) +
    fill(`${over}L120 -158L120 0L${px} ${py}Z`, c.base, 0.92) +
    stroke(over, c.deep, 2, 0.5) +
    layers(1);
  const peak = (half: number, y: number, top: number, bottom: number) =>
    `M${px - half} ${py + y}Q${px} ${py + top} ${px + half} ${py + y}Q${px} ${py + bottom} ${px - half} ${py + y}Z`;
  const under = inner
    ? fill(peak(22, 14, -18, 3), cloths[inner].base) +
      stroke(`M${px - 12} ${py + 6}Q${px} ${py - 8} ${px + 12} ${py + 6}`, cloths[inner].shade, 1.4)
    : "";
  return { edge, folds, under };
};

export const turbanForms = { sidhi, gol, pagri } as const;
