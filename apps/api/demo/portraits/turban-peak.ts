import { cloths } from "./colours.ts";
import { curve, type Point } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side, TurbanLook } from "./look.ts";
import { clipped, fill, stroke } from "./paint.ts";
import { drawWrap } from "./turban-wraps.ts";

const layers = [6, 5, 4, 3, 2, 1];

/** The layers of one side, which run from the middle down to the ear. */
function sideWraps(figure: Figure, [x, y]: Point, s: Side): string {
  const over = s * figure.look.faces > 0 ? 3 : 0;
  return layers
    .map((i) => {
      const from = y - i * 14.5;
      const edge: Point[] = [
        [x - s * (8 + over), from + 1],
        [x + s * 6, from + 1.5],
        [x + s * 30, from + 11 + i * 0.6],
        [x * 0.5 + s * 62, from + 34 + i * 1.6],
        [s * 92, from + 66 + i * 0.4],
        [s * 130, from + 110],
      ];
      return drawWrap(figure, { edge, deep: 15 }, `V60H${x - s * 12}Z`);
    })
    .join("");
}

/** Both sides; that of the last turn lies over the other along a line above the peak. */
export function peakWraps(figure: Figure, peak: Point): string {
  const [x, y] = peak;
  const c = cloths[figure.look.man?.turban.cloth ?? "white"];
  const seam: Point[] = [
    [x, y + 60],
    [x - 1, y],
    [x + 4, y - 40],
    [x + 5, y - 80],
    [x - 2, y - 120],
  ];
  const line = curve(seam, false);
  return [
    sideWraps(figure, peak, -1),
    stroke(line, c.deep, 4, 0.16),
    clipped("over", `${line}H140V60Z`, fill("M-140 -200H140V60H-140Z", c.base) + sideWraps(figure, peak, 1)),
    stroke(line, c.deep, 1.1, 0.3),
  ].join("");
}

/** The inner cloth beneath the peak. */
export function drawPeak({ inner }: TurbanLook, [x, y]: Point): string {
  if (!inner) return "";
  const form = `M${x - 34} ${y + 17}Q${x - 10} ${y + 2} ${x} ${y - 10}Q${x + 10} ${y + 2} ${x + 34} ${y + 17}Q${x} ${y + 5} ${x - 34} ${y + 17}Z`;
  return (
    fill(form, cloths[inner].base) +
    stroke(`M${x - 26} ${y + 12.5}Q${x} ${y + 2} ${x + 26} ${y + 12.5}`, cloths[inner].shade, 1.3)
  );
}
