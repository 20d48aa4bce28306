import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { ellipse, fill, stroke } from "./paint.ts";

export const isBearded = ({ look }: Figure) =>
  look.man !== null && look.man.beard !== "none" && look.man.beard !== "stubble";

/** A man's lips have the colour of skin. */
function lipsOf({ look, skin }: Figure) {
  const lip = look.woman
    ? mix(skin.lip, "#B4483F", 0.1 + look.woman.lip * 0.25)
    : mix(skin.lip, skin.base, 0.42);
  return { lip, upper: mix(lip, skin.deep, 0.26), dark: mix(skin.deep, "#2a120e", 0.45) };
}

/** Closed lips with a slight smile. */
export function drawMouth(figure: Figure): string {
  const { look, head, skin, lit } = figure;
  const { wide, y, upper, lower } = look.mouth;
  const colours = lipsOf(figure);
  const bearded = isBearded(figure);
  const up = 1.4 + look.smile * 3.4;
  const half = wide + look.smile * 2;
  const at = (dx: number, dy: number, out = 6): Point => [head.place(dx, y, out)[0], y + dy];
  const l = at(-half, -up, 2);
  const r = at(half, -up, 2);
  const x = round(at(0, 0, 10)[0]);
  const full = bearded ? lower * 0.9 : lower;
  const middle = `C${xy(at(-half * 0.6, 1.2))} ${xy(at(-half * 0.28, -0.6, 9))} ${x} ${y + 1}C${xy(at(half * 0.28, -0.6, 9))} ${xy(at(half * 0.6, 1.2))} ${xy(r)}`;
  const bow = `C${xy(at(half * 0.62, -upper * 0.62 - up * 0.4))} ${xy(at(half * 0.3, -upper - 0.6, 9))} ${x} ${round(y - upper + 1.6)}C${xy(at(-half * 0.3, -upper - 0.6, 9))} ${xy(at(-half * 0.62, -upper * 0.62 - up * 0.4))} ${xy(l)}Z`;
  const below = `C${xy(at(half * 0.8, full * 0.72))} ${xy(at(half * 0.42, full + 0.6, 9))} ${x} ${round(y + full + 0.6)}C${xy(at(-half * 0.42, full + 0.6, 9))} ${xy(at(-half * 0.8, full * 0.72))} ${xy(l)}Z`;
  const corners = `M${round(l[0] - 1)} ${round(l[1] - 2.4)}q-1.8 2 -.6 4.2M${round(r[0] + 1)} ${round(r[1] - 2.4)}q1.8 2 .6 4.2`;
  return [
    bearded ? "" : figure.spot(x, y + full + 5.5, 9, 0.5, skin.shade, 0.5),
    fill(`M${xy(l)}${middle}${bow}`, colours.upper),
    fill(`M${xy(l)}${middle}${below}`, colours.lip),
    ellipse(x + lit * 3.5, y + full * 0.52, half * 0.36, full * 0.16, skin.light, 0.36),
    stroke(`M${xy(l)}${middle}`, colours.dark, 1.5, 0.8),
    bearded ? "" : stroke(corners, skin.shade, 1.3, 0.42),
  ].join("");
}
