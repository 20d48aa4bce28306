import { cloths } from "./colours.ts";
import { curve, type Point } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { WomanLook } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { drawWovenEdge } from "./neckline.ts";
import { clipped, fill, softFill, stroke } from "./paint.ts";

const coversHead = (woman: WomanLook | null): woman is WomanLook =>
  woman?.drape === "head" || woman?.drape === "half";

/** The inside of a dupatta behind the head. */
export function drawVeilBehind({ look: { woman } }: Figure): string {
  if (!coversHead(woman)) return "";
  const c = cloths[woman.veil];
  const form: Point[] = [
    [0, -126],
    [56, -112],
    [88, -56],
    [92, 14],
    [94, 84],
    [84, 150],
    [0, 170],
    [-88, 150],
    [-98, 84],
    [-96, 14],
    [-92, -56],
    [-58, -112],
  ];
  return fill(curve(form), mix(c.shade, c.deep, 0.45));
}

/** The inner edge of the dupatta around the face, and the outer one, from side to side. */
function edgesOf({ head }: Figure, woman: WomanLook): { inner: Point[]; outer: Point[] } {
  const half = woman.drape === "half";
  const near = -6 * head.turn;
  const around = (right: readonly Point[], top: number): Point[] => [
    ...right.map(([x, y]): Point => [-x + near, y]).reverse(),
    [near * 0.5, top],
    ...right.map(([x, y]): Point => [x - 3 * head.turn, y]),
  ];
  const inner: Point[] = half
    ? [
        [46, -101],
        [68, -64],
        [74, -12],
        [71, 44],
        [60, 96],
        [50, 136],
      ]
    : [
        [38, -84],
        [61, -54],
        [69, -6],
        [67, 44],
        [58, 92],
        [48, 136],
      ];
  const outer: Point[] = [
    [54, -113],
    [87, -58],
    [94, 14],
    [97, 84],
    [92, 150],
  ];
  return { inner: around(inner, half ? -112 : -95), outer: around(outer, -128) };
}

/** A dupatta in one piece over the head; its foot melts into the cloth on the shoulders. */
export function drawVeil(figure: Figure): string {
  const { look, head, skin, lit, shaded: s, gradients } = figure;
  if (!coversHead(look.woman)) return "";
  const c = cloths[look.woman.veil];
  const { inner, outer } = edgesOf(figure, look.woman);
  const form = `${curve(inner, false)}L${curve(outer.toReversed(), false).slice(1)}Z`;
  const melting = (colour: string, opacity = 1) =>
    gradients.between(
      [0, 96],
      [0, 142],
      [
        [0, colour, opacity],
        [1, colour, 0],
      ],
    );
  const folds = [1, 2, 3, 4, 5].map((at) => {
    const between = inner.map(([x, y], i): Point => {
      const far = outer[Math.round((i / (inner.length - 1)) * (outer.length - 1))] ?? [x, y];
      return [x + (far[0] - x) * (at / 6), y + (far[1] - y) * (at / 6)];
    });
    return stroke(
      curve(between, false),
      melting(at % 2 ? c.shade : c.light, at % 2 ? 0.75 : 0.5),
      at % 2 ? 2 : 3,
    );
  });
  const shade = gradients.between(
    [s * 14, 0],
    [s * 74, 0],
    [
      [0, c.shade, 0],
      [1, c.shade, 0.75],
    ],
  );
  const glow = `M${lit * 40} -116C${lit * 76} -90 ${lit * 86} -20 ${lit * 86} 60L${lit * 76} 60C${lit * 72} -20 ${lit * 62} -70 ${lit * 40} -116Z`;
  return [
    clipped("underveil", head.outline, softFill(form, skin.deep, 0.34, [s * 2, 6])),
    fill(form, melting(c.base)),
    clipped(
      "veil",
      form,
      fill("M-140 -140H140V100H-140Z", shade) + folds.join("") + softFill(glow, c.light, 0.5, [3, 0]),
    ),
    drawWovenEdge(inner, look.woman, (colour) => melting(colour)),
  ].join("");
}
