import type { Point } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { womanScale } from "./head.ts";
import type { Look, Side, WomanLook } from "./look.ts";

/** Returns the woman when her dupatta covers the head. */
export const veiledOf = ({ woman }: Look): WomanLook | null =>
  woman?.drape === "head" || woman?.drape === "half" ? woman : null;

const framing = {
  /** Over the hairline. */
  head: {
    top: -99,
    side: [
      [40, -87],
      [62, -54],
      [70, -6],
      [69, 42],
      [60, 92],
    ],
  },
  /** On the back of the head, so that the hair shows. */
  half: {
    top: -114,
    side: [
      [44, -103],
      [69, -66],
      [77, -14],
      [76, 42],
      [64, 96],
    ],
  },
} as const;

/** From the neck down: straight, or one end thrown over the other shoulder. */
const straight: readonly Point[] = [
  [52, 132],
  [60, 186],
  [66, 250],
];
const thrown: readonly Point[] = [
  [40, 132],
  [6, 178],
  [-52, 250],
];

/**
 * The edge of the dupatta around the face, and the outer one over the shoulders, from the near side to the far one,
 * with as many points.
 */
export function veilEdges(
  { head, look, shaded }: Figure,
  woman: WomanLook,
): { inner: Point[]; outer: Point[] } {
  const k = head.turn;
  const frame = framing[woman.drape === "half" ? "half" : "head"];
  const middle = (5 * k + 14 * look.chest) / womanScale;
  const wide = (look.shoulders + 10) / womanScale;
  const shift = (x: number, s: Side) => s * x + (s < 0 ? -4 : 2) * k;
  const inner = (s: Side): Point[] => {
    const foot = woman.crossed && s === shaded ? thrown : straight;
    return [
      ...frame.side.map(([x, y]): Point => [shift(x, s), y]),
      ...foot.map(([x, y]): Point => [s * x + middle, y]),
    ];
  };
  const outer = (s: Side): Point[] => {
    const shoulder = wide * (1 - s * 0.13 * look.chest);
    const half: Point[] = [
      [54, -115],
      [84, -66],
      [91, -8],
      [91, 46],
      [97, 92],
      [shoulder * 0.82, 136],
      [shoulder * 1.02, 180],
      [shoulder * 1.06, 252],
    ];
    return half.map(([x, y], i): Point => [i < 5 ? shift(x, s) : s * x + middle, y]);
  };
  return {
    inner: [...inner(-1).toReversed(), [-1 * k, frame.top], ...inner(1)],
    outer: [...outer(-1).toReversed(), [-2 * k, -129], ...outer(1)],
  };
}
