import { along, type Point } from "./curves.ts";
import type { HeadShape } from "./head-shapes.ts";

/** A point of the front view, and how far it moves aside in a three-quarter view. */
type Row = readonly [x: number, y: number, shift: number];

/** From the top of the head along the side that turns away. */
const farOf = ({ cheek, jaw, chin, long }: HeadShape): Row[] => [
  [33, -94, 1],
  [55, -68, 1],
  [62, -34, 0],
  [62, -16, 0.5],
  [61, 2, -3.5],
  [60.5 * cheek, 24, -2],
  [54.5 * jaw, 54 * long, -2.5],
  [43 * jaw, 76 * long, 2],
  [26 * chin, 94 * long, 10.5],
  [12 * chin, 102 * long, 18],
];

/** The side that turns to the viewer: the jaw comes forward to the ear, and the skull shows behind it. */
const nearOf = ({ cheek, jaw, chin, long }: HeadShape): Row[] => [
  [-12 * chin, 102 * long, 21],
  [-27 * chin, 94 * long, 20],
  [-44 * jaw, 76 * long, 18],
  [-55 * jaw, 54 * long, 12],
  [-61 * cheek, 24, 7],
  [-62, 2, 5],
  [-62.5, -16, 3],
  [-63, -34, 0],
  [-57, -68, -5],
  [-34, -94, -3],
];

/** Returns the points of the outline, clockwise from the top. */
export function outlinePoints(shape: HeadShape, turn: number): Point[] {
  const rows: Row[] = [[0, -101, -1], ...farOf(shape), [0, 103.5 * shape.long, 21], ...nearOf(shape)];
  return rows.map(([x, y, shift]) => [x + shift * turn, y]);
}

/** Returns where the outline lies at a height, on either side. */
export function edgeOf(points: readonly Point[]): (side: number, y: number) => number {
  const half = points.length / 2;
  const steps = 5;
  const right = along(points.slice(0, half + 1), steps);
  const left = along([...points.slice(half), ...points.slice(0, 1)], steps).reverse();
  return (side, y) => {
    const rows = side > 0 ? right : left;
    const at = Math.max(
      1,
      rows.findIndex((row) => row[1] >= y),
    );
    const [before, after] = [rows[at - 1] ?? [0, 0], rows[at] ?? [0, 0]];
    const share = (y - before[1]) / (after[1] - before[1] || 1);
    return before[0] + (after[0] - before[0]) * Math.max(0, Math.min(1, share));
  };
}
