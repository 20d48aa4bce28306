import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { ellipse, fill, stroke } from "./paint.ts";

export const isBearded = ({ look }: Figure) =>
  look.man !== null && look.man.beard !== "none" && look.man.beard !== "stubble";

/** How far the corners of the mouth lie above its middle. */
export const cornersUp = ({ look }: Figure) => 0.4 + look.smile * 4.6;

/** Half the width of the mouth, which a smile widens. */
export const halfWidth = ({ look }: Figure) => look.mouth.wide + look.smile * (look.teeth ? 3 : 2.4);

/** How far the teeth show below the upper lip. */
const opening = ({ look }: Figure) => (look.teeth ? 5 + look.smile * (look.woman ? 2 : 3.2) : 0);

/** A man's lips have the colour of skin. */
function lipsOf({ look, skin }: Figure) {
  const lip = look.woman
    ? mix(skin.lip, "#B4483F", 0.1 + look.woman.lip * 0.25)
    : mix(skin.lip, skin.base, 0.42);
  return { lip, upper: mix(lip, skin.deep, 0.22), dark: mix(skin.deep, "#2a120e", 0.45) };
}

/** The row of teeth between the lips, darker at the corners. */
function drawTeeth(l: Point, r: Point, x: number, y: number, deep: number, dark: string): string {
  const arc = (share: number, inset: number) =>
    `M${round(l[0] + inset)} ${round(l[1] + inset * 0.5)}Q${x} ${round(y + 2.6)} ${round(r[0] - inset)} ${round(r[1] + inset * 0.5)}C${round(r[0] - 8)} ${round(y + deep * share * 0.8)} ${round(x + 8)} ${round(y + deep * share)} ${x} ${round(y + deep * share)}C${round(x - 8)} ${round(y + deep * share)} ${round(l[0] + 8)} ${round(y + deep * share * 0.8)} ${round(l[0] + inset)} ${round(l[1] + inset * 0.5)}Z`;
  return fill(arc(1.06, 0), dark) + fill(arc(0.9, 2.6), "#FBF4EA");
}

/** A smile, closed or with teeth; a calm face closes the lips with its corners a little up. */
export function drawMouth(figure: Figure): string {
  const { look, head, skin, lit } = figure;
  const { y, upper, lower } = look.mouth;
  const colours = lipsOf(figure);
  const bearded = isBearded(figure);
  const up = cornersUp(figure);
  const half = halfWidth(figure);
  const deep = opening(figure);
  const at = (dx: number, dy: number, out = 6): Point => [head.place(dx, y, out)[0], y + dy];
  const l = at(-half, -up, 4);
  const r = at(half, -up, 4);
  const x = round(at(0, 0, 7)[0]);
  const full = (bearded ? lower * 0.86 : lower) * (look.teeth ? 0.86 : 1);
  // The line where the lips meet, and where the upper lip ends above the teeth.
  const middle = `C${xy(at(-half * 0.62, 1.4))} ${xy(at(-half * 0.28, 1.4, 7))} ${x} ${y + 2}C${xy(at(half * 0.28, 1.4, 7))} ${xy(at(half * 0.62, 1.4))} ${xy(r)}`;
  const bow = `C${xy(at(half * 0.62, -upper * 0.56 - up * 0.5))} ${xy(at(half * 0.3, -upper - 0.4, 7))} ${x} ${round(y - upper + 1.8)}C${xy(at(-half * 0.3, -upper - 0.4, 7))} ${xy(at(-half * 0.62, -upper * 0.56 - up * 0.5))} ${xy(l)}Z`;
  const foot = deep + full;
  const edge = look.teeth
    ? `M${round(l[0] + 2)} ${round(l[1] + 2.6)}C${xy(at(-half * 0.66, deep * 0.84))} ${xy(at(-half * 0.36, deep, 7))} ${x} ${round(y + deep)}C${xy(at(half * 0.36, deep, 7))} ${xy(at(half * 0.66, deep * 0.84))} ${round(r[0] - 2)} ${round(r[1] + 2.6)}`
    : `M${xy(l)}${middle}`;
  const below = `C${xy(at(half * 0.82, foot * 0.66))} ${xy(at(half * 0.42, foot + 0.6, 7))} ${x} ${round(y + foot + 0.6)}C${xy(at(-half * 0.42, foot + 0.6, 7))} ${xy(at(-half * 0.82, foot * 0.66))} ${look.teeth ? `${round(l[0] + 2)} ${round(l[1] + 2.6)}` : xy(l)}Z`;
  const corners = `M${round(l[0] - 1)} ${round(l[1] - 2.6)}q-2 2 -.8 4.4M${round(r[0] + 1)} ${round(r[1] - 2.6)}q2 2 .8 4.4`;
  return [
    bearded ? "" : figure.spot(x, y + foot + 5.5, 9, 0.5, skin.shade, 0.5),
    look.teeth ? drawTeeth(l, r, x, y, deep, mix(colours.dark, "#5A1F1A", 0.35)) : "",
    fill(`M${xy(l)}${middle}${bow}`, colours.upper),
    fill(`${edge}${below}`, colours.lip),
    ellipse(x + lit * 3.5, y + deep + full * 0.52, half * 0.36, full * 0.16, skin.light, 0.36),
    look.teeth ? "" : stroke(`M${xy(l)}${middle}`, colours.dark, 1.5, 0.75),
    bearded ? "" : stroke(corners, skin.shade, 1.4, 0.5),
  ].join("");
}
