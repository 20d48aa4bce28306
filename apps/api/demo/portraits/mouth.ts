import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { ellipse, fill, stroke } from "./paint.ts";

type Mouth = {
  left: Point;
  right: Point;
  x: number;
  y: number;
  upper: number;
  lower: number;
  up: number;
  bearded: boolean;
};
type Lips = { lip: string; upper: string; dark: string };

export const isBearded = ({ look }: Figure) =>
  look.man !== null && look.man.beard !== "none" && look.man.beard !== "stubble";

function mouthOf(figure: Figure): Mouth {
  const { look, head } = figure;
  const { wide, y, upper, lower } = look.mouth;
  const up = 1 + look.smile * 3.2;
  const half = wide + look.smile * (look.teeth && look.woman ? 4 : 2);
  const bearded = isBearded(figure);
  return {
    left: [head.place(-half, y, 2)[0], y - up],
    right: [head.place(half, y, 2)[0], y - up],
    x: round(head.place(0, y, 10)[0]),
    y,
    upper,
    lower: bearded ? lower * 0.74 : lower,
    up,
    bearded,
  };
}

/** A man's lips have the colour of skin. */
function lipsOf({ look, skin }: Figure): Lips {
  const lip = look.woman
    ? mix(skin.lip, "#B4483F", 0.15 + look.woman.lip * 0.3)
    : mix(skin.lip, skin.base, 0.45);
  return { lip, upper: mix(lip, skin.deep, 0.28), dark: mix(skin.deep, "#2a120e", 0.45) };
}

function openSmile(figure: Figure, m: Mouth, c: Lips): string {
  const { left: l, right: r, x, y, upper, lower, up } = m;
  const dip = figure.look.woman ? 4.2 + figure.look.smile * 2.2 : 5.2 + figure.look.smile * 2.4;
  const inner = `M${xy(l)}Q${x} ${y + 2} ${xy(r)}C${r[0] - 6} ${y + dip * 0.8} ${x + 8} ${y + dip} ${x} ${y + dip}C${x - 8} ${y + dip} ${l[0] + 6} ${y + dip * 0.8} ${xy(l)}Z`;
  const teeth = `M${l[0] + 2.6} ${y - up + 1.4}Q${x} ${y + 2} ${r[0] - 2.6} ${y - up + 1.4}C${r[0] - 7} ${y + dip * 0.55} ${x + 8} ${y + dip * 0.86} ${x} ${y + dip * 0.86}C${x - 8} ${y + dip * 0.86} ${l[0] + 7} ${y + dip * 0.55} ${l[0] + 2.6} ${y - up + 1.4}Z`;
  const above = `M${xy(l)}C${l[0] + 7} ${y - upper * 0.8 - up * 0.5} ${x - 6} ${y - upper} ${x} ${y - upper + 1.8}C${x + 6} ${y - upper} ${r[0] - 7} ${y - upper * 0.8 - up * 0.5} ${xy(r)}Q${x} ${y + 2.6} ${xy(l)}Z`;
  const below = `M${l[0] + 3} ${y - up + 4}C${l[0] + 8} ${y + dip * 0.9} ${x - 8} ${y + dip} ${x} ${y + dip}C${x + 8} ${y + dip} ${r[0] - 8} ${y + dip * 0.9} ${r[0] - 3} ${y - up + 4}C${r[0] - 8} ${y + dip + lower * 0.7} ${x + 8} ${y + dip + lower} ${x} ${y + dip + lower * 0.95}C${x - 8} ${y + dip + lower} ${l[0] + 8} ${y + dip + lower * 0.7} ${l[0] + 3} ${y - up + 4}Z`;
  return [
    fill(inner, mix(c.upper, "#4A1A16", 0.6)),
    fill(teeth, "#FBF5EC"),
    m.bearded ? "" : fill(above, c.upper),
    fill(below, c.lip),
    ellipse(x + figure.lit * 3, y + dip + lower * 0.5, 7, 1.6, figure.skin.light, 0.34),
  ].join("");
}

function closedSmile(figure: Figure, m: Mouth, c: Lips): string {
  const { left: l, right: r, x, y, upper, lower, up } = m;
  const middle = `C${l[0] + 9} ${y + 1.2} ${x - 6} ${y - 0.4} ${x} ${y + 1.2}C${x + 6} ${y - 0.4} ${r[0] - 9} ${y + 1.2} ${xy(r)}`;
  const back = `C${r[0] - 7} ${y - upper * 0.75 - up * 0.3} ${x + 7} ${y - upper} ${x} ${y - upper + 2}C${x - 7} ${y - upper} ${l[0] + 7} ${y - upper * 0.75 - up * 0.3} ${xy(l)}Z`;
  const below = `C${r[0] - 4.5} ${y + lower * 0.62} ${x + 11} ${y + lower + 0.6} ${x} ${y + lower + 0.6}C${x - 11} ${y + lower + 0.6} ${l[0] + 5} ${y + lower * 0.62} ${xy(l)}Z`;
  return [
    m.bearded ? "" : fill(`M${xy(l)}${middle}${back}`, c.upper),
    fill(`M${xy(l)}${middle}${below}`, m.bearded ? mix(c.lip, figure.skin.deep, 0.14) : c.lip),
    ellipse(x + figure.lit * 3, y + lower * 0.55, 7.5, 1.7, figure.skin.light, 0.34),
    stroke(`M${xy(l)}${middle}`, c.dark, 1.7, 0.85),
  ].join("");
}

export function drawMouth(figure: Figure): string {
  const mouth = mouthOf(figure);
  const { left: l, right: r, x, y, lower } = mouth;
  const lips = lipsOf(figure);
  const drawn = figure.look.teeth ? openSmile(figure, mouth, lips) : closedSmile(figure, mouth, lips);
  if (mouth.bearded) return drawn;
  const corners = `M${l[0] - 2} ${l[1] - 2}q-1.6 2 -.4 4.4M${r[0] + 2} ${r[1] - 2}q1.6 2 .4 4.4`;
  return (
    drawn +
    stroke(corners, figure.skin.shade, 1.4, 0.75) +
    figure.spot(x, y + lower + (figure.look.teeth ? 11 : 6), 8, 0, figure.skin.shade, 0.4)
  );
}
