import type { Point } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { TurbanLook } from "./look.ts";

/** Half of an outline from the ear to the top, as distances from the middle. */
export type Dome = readonly Point[];

/** The outline: over the ears, round the dome and back along the brow. */
export function around(
  { head }: Figure,
  dome: Dome,
  { wide, tall }: TurbanLook,
  brow: Point,
  arch: number,
): Point[] {
  const k = head.turn;
  const side = (s: -1 | 1) =>
    dome.map(([x, y], i): Point => {
      const high = i / (dome.length - 1);
      const lean = s < 0 ? -5 * (1 - high) - 3 : 2 * high - 2;
      if (i === 0) return [s < 0 ? -x - 4 * k : Math.min(x, head.edge(1, -12) + 5), s < 0 ? y : y - 10 * k];
      return [s * x * wide + lean * k, y < -60 ? -60 + (y + 60) * tall : y];
    });
  const left: Point = [brow[0] - 50 + 5 * k, brow[1] + arch];
  const ear: Point = [head.edge(-1, -10) + 5, -17];
  const right: Point = [Math.min(brow[0] + 48 - 12 * k, head.edge(1, -30) - 6), brow[1] + arch];
  return [...side(-1), ...side(1).toReversed().slice(1), right, brow, left, ear];
}
