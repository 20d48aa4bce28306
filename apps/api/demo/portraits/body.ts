import { curve, type Point } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { headY, manScale, raise, womanScale } from "./head.ts";
import type { Look, Side } from "./look.ts";
import { drawManWear } from "./man-wear.ts";
import { mix, multiply } from "./mix-colours.ts";
import { drawButtonStrip, drawWovenEdge, necklineEdge, necklineHole } from "./neckline.ts";
import { clipped, fill, softFill, stroke } from "./paint.ts";

/** The middle of the neck; a turned head leans a little. */
const neckX = ({ head }: Figure) => 200 + 5 * head.turn;

/** The middle of the clothes, which turn with the shoulders. */
export const chestX = (figure: Figure) => neckX(figure) + 14 * figure.look.chest;

/** Where the chin lies in the coordinates of the body. */
const chinY = ({ woman }: Look, chin: number) =>
  woman ? headY.woman + womanScale * chin - raise.woman : headY.man + manScale * chin - raise.man;

function drawNeck(figure: Figure): string {
  const { look, head, skin, shaded, gradients } = figure;
  const x = neckX(figure);
  const w = look.man ? 39 : 30;
  const form = `M${x - w} 232C${x - w + 2} 286 ${x - w - 2} 304 ${x - w - 28} 324L${x - 62} 402H${x + 62}L${x + w + 28} 324C${x + w + 2} 304 ${x + w - 2} 286 ${x + w} 232Z`;
  const shade = gradients.between(
    [x + shaded * 2, 0],
    [x + shaded * 40, 0],
    [
      [0, skin.shade, 0],
      [1, skin.shade, 0.55],
    ],
  );
  // The jaw throws its shadow away from the light.
  const low = chinY(look, head.chin[1]);
  const away = x + 12 * head.turn + shaded * 7;
  const jaw = `M${x - 70} 220H${x + 70}V${low - 12}C${x + 34} ${low + 4} ${away + 22} ${low + 21} ${away} ${low + 21}C${away - 22} ${low + 21} ${x - 34} ${low + 4} ${x - 70} ${low - 12}Z`;
  const shadow = softFill(jaw, mix(multiply(skin.base, skin.shade), skin.shade, 0.35), 0.56, [0, 5]);
  const collarbones = look.man
    ? ""
    : stroke(
        `M${x - 22} 338Q${x - 10} 346 ${x - 6} 346M${x + 22} 338Q${x + 10} 346 ${x + 6} 346`,
        skin.shade,
        2,
        0.5,
      );
  return (
    fill(form, mix(skin.base, skin.shade, 0.22)) +
    clipped("neck", form, fill("M60 230H340V410H60Z", shade) + shadow + collarbones)
  );
}

/** Neck, chest and clothes; the clothes leave the neckline open. */
export function drawBody(figure: Figure): string {
  const { look, lit, shaded, cloth, gradients, spot } = figure;
  const x = chestX(figure);
  const w = look.shoulders;
  // The shoulder that turns away is nearer to the neck.
  const half = (s: Side): Point[] => {
    const wide = w * (1 - s * 0.13 * look.chest);
    return [
      [x + s * 44, 306],
      [x + s * wide * 0.52, 325],
      [x + s * wide * 0.83, 344],
      [x + s * wide * 0.96, 372],
      [x + s * wide * 1.01, 408],
      [x + s * wide * 1.02, 450],
      [x + s * wide * 1.02, 490],
    ];
  };
  const outline = curve([...half(-1), ...half(1).toReversed(), [x, 318]]);
  const shade = gradients.between(
    [x + shaded * 14, 0],
    [x + shaded * 112, 0],
    [
      [0, cloth.shade, 0],
      [1, cloth.shade, 0.95],
    ],
  );
  const sleeve = (s: number) =>
    `M${x + s * w * 0.72} 342C${x + s * w * 0.62} 366 ${x + s * w * 0.64} 404 ${x + s * w * 0.7} 446`;
  const garment = [
    fill(outline, cloth.base),
    fill("M0 290H400V450H0Z", shade),
    spot(x + lit * 96, 350, 42, 14, cloth.light, 0.75),
    stroke(sleeve(-1) + sleeve(1), cloth.deep, 1.5, 0.32),
    look.man
      ? drawManWear(figure, look.man, x)
      : drawWovenEdge(necklineEdge(look.woman, x), look.woman) + drawButtonStrip(look.woman, x),
  ].join("");
  const open = `M0 0H400V460H0Z${necklineHole(look.woman, x)}`;
  return (
    drawNeck(figure) +
    `<clipPath id="neckline"><path clip-rule="evenodd" d="${open}"/></clipPath><g clip-path="url(#neckline)">${clipped("body", outline, garment)}</g>`
  );
}
