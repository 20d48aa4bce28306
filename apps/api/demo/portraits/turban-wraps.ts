import { type Cloth, cloths } from "./colours.ts";
import { curve, type Point, round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { fill, moved, softStroke, stroke } from "./paint.ts";

/** A layer of cloth: its upper edge, and how far below it the next one lies. */
export type Wrap = { edge: readonly Point[]; deep: number };

/** A layer over those above it: it throws a shadow on them, its edge takes the light and its foot lies in shade. */
export function drawWrap({ gradients, look }: Figure, { edge, deep }: Wrap, foot: string): string {
  const c: Cloth = cloths[look.man?.turban.cloth ?? "white"];
  const pale = look.man?.turban.cloth === "white" || look.man?.turban.cloth === "cream";
  const line = curve(edge, false);
  const middle = edge[Math.floor(edge.length / 2)] ?? [0, 0];
  const [first, last] = [edge[0] ?? middle, edge.at(-1) ?? middle];
  // The shade runs across the layer, so it turns with it.
  const lean = (last[1] - first[1]) / (last[0] - first[0] || 1);
  const body = gradients.between(
    middle,
    [middle[0] - lean * deep, middle[1] + deep],
    [
      [0, mix(c.base, c.light, pale ? 0.5 : 0.34), 1],
      [0.4, c.base, 1],
      [1, mix(c.base, c.shade, pale ? 0.46 : 0.8), 1],
    ],
  );
  return [
    moved(0, -2.6, softStroke(line, c.deep, 6, pale ? 0.26 : 0.34)),
    fill(`${line}${foot}`, body),
    stroke(line, c.deep, 1.3, pale ? 0.5 : 0.6),
    moved(0, 1.9, stroke(line, c.light, 1.7, pale ? 0.9 : 0.55)),
  ].join("");
}

/** Fine creases that run with a layer and end in it. */
export function drawCreases({ random, look }: Figure, { edge, deep }: Wrap): string {
  const c = cloths[look.man?.turban.cloth ?? "white"];
  return [0.36, 0.66]
    .map((share) => {
      const from = random.next() < 0.5 ? 0 : edge.length - 1;
      const points = (from === 0 ? edge : edge.toReversed()).slice(
        0,
        Math.ceil(edge.length * (0.4 + random.next() * 0.35)),
      );
      const low = points.map(
        ([x, y], i): Point => [x, round(y + deep * share * (1 - (i / points.length) * 0.3))],
      );
      return stroke(curve(low, false), c.shade, 1.1, 0.55);
    })
    .join("");
}
