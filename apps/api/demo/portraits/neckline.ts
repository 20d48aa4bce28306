import { type Trim, trims } from "./colours.ts";
import { curve, type Point } from "./curves.ts";
import type { WomanLook } from "./look.ts";
import { stroke } from "./paint.ts";

/** Returns what the clothes leave free below the neck. */
export function necklineHole(woman: WomanLook | null, x: number): string {
  const hole = (
    wide: number,
    top: number,
    side: readonly [number, number],
    foot: readonly [number, number],
  ) =>
    `M${x - wide} ${top}C${x - side[0]} ${side[1]} ${x - foot[0]} ${foot[1] - 1} ${x} ${foot[1]}C${x + foot[0]} ${foot[1] - 1} ${x + side[0]} ${side[1]} ${x + wide} ${top}Z`;
  if (!woman) return hole(44, 304, [34, 334], [14, 348]);
  if (woman.neckline === "v") return hole(52, 306, [38, 336], [14, 382]);
  if (woman.neckline === "high") return hole(42, 304, [32, 330], [14, 339]);
  return hole(54, 306, [46, 344], [20, 358]);
}

export function necklineEdge(woman: WomanLook | null, x: number): Point[] {
  const edges = {
    v: [
      [55, 308],
      [40, 340],
      [0, 386],
    ],
    high: [
      [46, 306],
      [30, 334],
      [0, 343],
    ],
    round: [
      [58, 308],
      [41, 344],
      [0, 361],
    ],
  } as const;
  const [wide, side, foot] = edges[woman?.neckline ?? "round"];
  return [
    [x - wide[0], wide[1]],
    [x - side[0], side[1]],
    [x, foot[1]],
    [x + side[0], side[1]],
    [x + wide[0], wide[1]],
  ];
}

const trimOf = (woman: WomanLook | null): Trim =>
  trims[woman?.trim ?? 0] ?? ["#D69A34", "#8E2A20", "#F3D48E"];
const dots = 'stroke-dasharray="1.4 4.6"';

/** A fine woven edge with satin stitches; `paint` may make its colours fade. */
export function drawWovenEdge(
  points: readonly Point[],
  woman: WomanLook | null,
  paint: (colour: string) => string = (colour) => colour,
): string {
  const [thread, dot, highlight] = trimOf(woman).map(paint) as [string, string, string];
  const edge = curve(points, false);
  return stroke(edge, thread, 7) + stroke(edge, dot, 4.4, 1, dots) + stroke(edge, highlight, 1, 0.8);
}

/** The strip down the front of a high neckline. */
export function drawButtonStrip(woman: WomanLook | null, x: number): string {
  if (woman?.neckline !== "high") return "";
  const [thread, dot] = trimOf(woman);
  return stroke(`M${x} 346V440`, thread, 5) + stroke(`M${x} 348V440`, dot, 3, 1, dots);
}
