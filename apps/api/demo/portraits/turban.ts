import { cloths } from "./colours.ts";
import { curve } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { multiply } from "./mix-colours.ts";
import { clipped, fill, softFill, softStroke } from "./paint.ts";
import { turbanForms } from "./turban-forms.ts";

/** A turban with its shadow on the forehead, lit from the same side as the face. */
export function drawTurban(figure: Figure): string {
  const { look, head, skin, lit, shaded, gradients, spot } = figure;
  if (!look.man) return "";
  const { turban } = look.man;
  const k = head.turn;
  const x = 13 * k;
  const c = cloths[turban.cloth];
  const { edge, folds, under } = turbanForms[turban.form](figure, turban, x);
  const outline = curve(edge);
  const pale = turban.cloth === "white" || turban.cloth === "cream";
  const shade = gradients.between(
    [x + shaded * 8, 0],
    [x + shaded * 72, 0],
    [
      [0, c.deep, 0],
      [0.5, c.deep, pale ? 0.18 : 0.3],
      [1, c.deep, pale ? 0.5 : 0.65],
    ],
  );
  const rim = `M${-68 - 3 * k} -14C-50 ${-38 + turban.low} ${x - 20} ${-48 + turban.low} ${x} ${-48 + turban.low}S50 ${-38 + turban.low} ${67 - 5 * k} -14`;
  return [
    clipped("brow", head.outline, softFill(outline, multiply(skin.base, skin.shade), 0.5, [shaded * 3, 8])),
    under,
    fill(outline, c.base),
    clipped(
      "turban",
      outline,
      folds +
        fill("M-130 -180H130V20H-130Z", shade) +
        spot(x + lit * 42, -112, 28, 20, c.light, 0.5) +
        softStroke(rim, c.deep, 3, 0.35),
    ),
  ].join("");
}
