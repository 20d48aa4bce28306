import { type Cloth, cloths } from "./colours.ts";
import { curve } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { WomanLook } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { drawWovenEdge } from "./neckline.ts";
import { clipped, fill, softFill, stroke } from "./paint.ts";
import { veilEdges, veiledOf } from "./veil-edges.ts";

/** The inside of a dupatta behind the head. */
export function drawVeilBehind(figure: Figure): string {
  const woman = veiledOf(figure.look);
  if (!woman) return "";
  const c = cloths[woman.veil];
  const { outer } = veilEdges(figure, woman);
  return fill(`${curve(outer, false)}Z`, mix(c.shade, c.deep, 0.4));
}

/** Folds run from the crown over the shoulders, between the edge at the face and the outer one. */
function foldsOf(figure: Figure, woman: WomanLook, c: Cloth): string {
  const { inner, outer } = veilEdges(figure, woman);
  return [0.2, 0.34, 0.5, 0.66, 0.82]
    .map((share, i) => {
      const fold = inner.map(([x, y], at): [number, number] => {
        const [far_x, far_y] = outer[at] ?? [x, y];
        // Folds run together at the neck and open on the shoulder.
        const here = share * (at < 2 || at > inner.length - 3 ? 1 : 0.92);
        return [x + (far_x - x) * here, y + (far_y - y) * here];
      });
      const line = curve(fold, false);
      return i % 2
        ? stroke(line, c.light, 3, 0.42)
        : stroke(line, c.shade, 5, 0.34) + stroke(line, c.deep, 1.3, 0.4);
    })
    .join("");
}

/** A dupatta in one piece over the head and the shoulders. */
export function drawVeil(figure: Figure): string {
  const { look, head, skin, lit, shaded: s, gradients } = figure;
  const woman = veiledOf(look);
  if (!woman) return "";
  const c = cloths[woman.veil];
  const { inner, outer } = veilEdges(figure, woman);
  const form = `${curve(inner, false)}L${curve(outer.toReversed(), false).slice(1)}Z`;
  const shade = gradients.between(
    [lit * 60, -60],
    [s * 130, 60],
    [
      [0, c.shade, 0],
      [0.5, c.shade, 0.12],
      [1, mix(c.shade, c.deep, 0.25), 0.85],
    ],
  );
  const glow = `M${lit * 36} -118C${lit * 76} -96 ${lit * 84} -30 ${lit * 88} 50L${lit * 78} 50C${lit * 74} -20 ${lit * 62} -76 ${lit * 36} -118Z`;
  return [
    clipped("underveil", head.outline, softFill(form, skin.deep, 0.3, [s * 2, 6])),
    fill(form, c.base),
    clipped(
      "veil",
      form,
      fill("M-260 -160H260V320H-260Z", shade) +
        foldsOf(figure, woman, c) +
        softFill(glow, c.light, 0.42, [3, 0]),
    ),
    stroke(curve(outer, false), c.deep, 1.2, 0.35),
    drawWovenEdge(inner, woman),
  ].join("");
}
