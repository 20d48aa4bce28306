import { cloths } from "./colours.ts";
import { curve } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { multiply } from "./mix-colours.ts";
import { clipped, fill, softFill, stroke } from "./paint.ts";
import { turbanForms } from "./turban-forms.ts";

/** A turban with its shadow on the forehead, lit from the same side as the face. */
export function drawTurban(figure: Figure): string {
  const { look, head, skin, lit, shaded, gradients, spot } = figure;
  if (!look.man) return "";
  const { turban } = look.man;
  const x = 19 * head.turn;
  const c = cloths[turban.cloth];
  const { edge, folds, under } = turbanForms[turban.form](figure, turban, x);
  const outline = curve(edge);
  const pale = turban.cloth === "white" || turban.cloth === "cream";
  const shade = gradients.between(
    [lit * 88, -100],
    [shaded * 88, -60],
    [
      [0, c.deep, pale ? 0.08 : 0.14],
      [0.16, c.deep, 0],
      [0.5, c.deep, 0],
      [0.78, c.deep, pale ? 0.22 : 0.34],
      [1, c.deep, pale ? 0.46 : 0.66],
    ],
  );
  const rim = curve(edge.slice(-4), false);
  return [
    clipped("brow", head.outline, softFill(outline, multiply(skin.base, skin.shade), 0.5, [shaded * 2, 6])),
    under,
    fill(outline, c.base),
    clipped(
      "turban",
      outline,
      folds +
        fill("M-130 -200H130V20H-130Z", shade) +
        spot(x * 0.5 + lit * 40, -112, 26, 22, c.light, pale ? 0.5 : 0.3) +
        stroke(rim, c.deep, 3, 0.3),
    ),
    stroke(outline, c.deep, 1.2, pale ? 0.4 : 0.5),
  ].join("");
}
