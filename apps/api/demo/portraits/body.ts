import { curve, type Point } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { drawManWear } from "./man-wear.ts";
import { mix } from "./mix-colours.ts";
import { drawButtonStrip, drawWovenEdge, necklineEdge, necklineHole } from "./neckline.ts";
import { clipped, fill, stroke } from "./paint.ts";

/** The middle of the neck; a turned head leans a little. */
export const neckX = ({ head }: Figure) => 200 + 7 * head.turn;

function drawNeck(figure: Figure): string {
  const { look, head, skin, lit, shaded, gradients, spot } = figure;
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
    clipped(
      "neck",
      form,
      fill("M60 230H340V410H60Z", shade) +
        // The shadow of the chin.
        spot(x + 8 * head.turn - lit * 6, 270, 60, 36, skin.shade, 0.95) +
        collarbones,
    )
  );
}

/** Neck, chest and clothes; the clothes leave the neckline open. */
export function drawBody(figure: Figure): string {
  const { look, lit, shaded, cloth, gradients, spot } = figure;
  const x = neckX(figure);
  const w = look.shoulders;
  const half: Point[] = [
    [46, 312],
    [84, 328],
    [w * 0.86, 352],
    [w, 400],
    [w, 440],
  ];
  const outline = curve([
    ...half.map(([dx, y]): Point => [x - dx, y]),
    ...half.toReversed().map(([dx, y]): Point => [x + dx, y]),
    [x, 322],
  ]);
  const shade = gradients.between(
    [x + shaded * 14, 0],
    [x + shaded * 112, 0],
    [
      [0, cloth.shade, 0],
      [1, cloth.shade, 0.95],
    ],
  );
  const sleeve = (s: number) =>
    `M${x + s * w * 0.62} 410C${x + s * w * 0.58} 390 ${x + s * w * 0.56} 376 ${x + s * w * 0.5} 366`;
  const garment = [
    fill(outline, cloth.base),
    fill("M0 290H400V450H0Z", shade),
    spot(x + lit * 96, 350, 42, 14, cloth.light, 0.75),
    stroke(sleeve(-1) + sleeve(1), cloth.deep, 2, 0.45),
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
