import { chestX } from "./body.ts";
import { type Cloth, cloths } from "./colours.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { drawWovenEdge } from "./neckline.ts";
import { fill, stroke } from "./paint.ts";
import { veiledOf } from "./veil-edges.ts";

/** How far the cloth reaches over a shoulder, which it covers. */
const overShoulder = ({ look }: Figure, s: Side) =>
  s * (look.shoulders * (1 - s * 0.13 * look.chest) * 1.02 + 7);

function onShoulder(figure: Figure, c: Cloth, s: Side): string {
  const x = chestX(figure);
  const out = overShoulder(figure, s);
  const form = `M${x + s * 50} 304C${x + s * 84} 312 ${x + out * 0.82} 328 ${x + out * 0.92} 352C${x + out} 384 ${x + out * 1.02} 420 ${x + out * 1.02} 440L${x + s * 56} 440C${x + s * 62} 400 ${x + s * 58} 360 ${x + s * 42} 318Z`;
  return [
    fill(form, s === figure.lit ? c.base : mix(c.base, c.shade, 0.6)),
    stroke(
      `M${x + s * 62} 322C${x + s * 84} 350 ${x + s * 88} 400 ${x + s * 84} 440M${x + s * 82} 324C${x + s * 104} 352 ${x + s * 110} 396 ${x + s * 106} 440`,
      c.deep,
      2,
      0.4,
    ),
    stroke(`M${x + s * 72} 322C${x + s * 94} 350 ${x + s * 98} 400 ${x + s * 95} 440`, c.light, 2.4, 0.6),
    drawWovenEdge(
      [
        [x + s * 43, 316],
        [x + s * 58, 360],
        [x + s * 62, 400],
        [x + s * 57, 440],
      ],
      figure.look.woman,
    ),
  ].join("");
}

function across(figure: Figure, c: Cloth): string {
  const x = chestX(figure);
  const s = figure.shaded;
  const out = overShoulder(figure, s);
  const form = `M${x + s * 44} 306C${x + s * 84} 314 ${x + out * 0.82} 328 ${x + out * 0.92} 352C${x + out} 384 ${x + out * 1.02} 420 ${x + out * 1.02} 440L${x - s * 60} 440C${x - s * 10} 404 ${x + s * 30} 360 ${x + s * 44} 308Z`;
  return [
    fill(form, c.base),
    stroke(
      `M${x + s * 62} 316C${x + s * 50} 370 ${x + s * 20} 410 ${x - s * 14} 440M${x + s * 90} 326C${x + s * 84} 380 ${x + s * 56} 420 ${x + s * 34} 440`,
      c.deep,
      2,
      0.4,
    ),
    stroke(`M${x + s * 76} 320C${x + s * 66} 376 ${x + s * 40} 414 ${x + s * 10} 440`, c.light, 2.6, 0.65),
    drawWovenEdge(
      [
        [x + s * 45, 310],
        [x + s * 30, 362],
        [x - s * 8, 408],
        [x - s * 58, 440],
      ],
      figure.look.woman,
    ),
  ].join("");
}

/** The dupatta on the shoulders, or across from one of them. */
export function drawDupatta(figure: Figure): string {
  const { woman } = figure.look;
  if (!woman || woman.drape === "none" || veiledOf(figure.look)) return "";
  const c = cloths[woman.veil];
  return woman.drape === "across" ? across(figure, c) : onShoulder(figure, c, -1) + onShoulder(figure, c, 1);
}
