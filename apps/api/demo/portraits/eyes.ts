import { drawBrow } from "./brow.ts";
import { round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { clipped, ellipse, fill, stroke } from "./paint.ts";

const lash = "#1E1210";

/** One eye, drawn to the right of its middle and mirrored for the left. */
function drawEye({ look, head, skin, lit }: Figure, side: Side): string {
  const { wide: w, open: up, slant, iris } = look.eye;
  const woman = look.gender === "female";
  // A smile lifts the lower lid.
  const low = look.eye.low * (0.96 - look.smile * (look.teeth ? 0.36 : 0.3));
  const top = `M${-w} 2C${-w * 0.6} ${-up * 0.95} ${w * 0.25} ${-up * 1.24} ${w} ${-slant}`;
  const almond = `${top}C${w * 0.55} ${low} ${-w * 0.45} ${low * 1.15} ${-w} 2Z`;
  const wing = woman ? 3 : 0.8;
  const thick = woman ? 2.4 : 1.5;
  const lid = `${top}L${w + wing} ${-slant - wing * 0.6}C${w * 0.32} ${-up * 1.24 - thick} ${-w * 0.55} ${-up * 0.95 - thick * 0.7} ${-w} 2Z`;
  // Who turns the head looks at the viewer all the same.
  const gaze = -head.turn * 3 * side + 0.1;
  const ball = [
    ellipse(gaze, -0.9, iris + 0.3, iris + 0.3, mix(look.iris, "#120A08", 0.62)),
    ellipse(gaze, -0.1, iris - 1.1, iris - 1.1, look.iris),
    ellipse(gaze, 1.9, iris - 2.8, iris - 3.6, mix(look.iris, "#D9A066", 0.4), 0.6),
    ellipse(gaze, -0.9, 2.9, 2.9, "#120A08"),
    // The shadow of the lid on the eye.
    fill(
      `${top}L${w} ${-slant + 2.6}C${w * 0.3} ${-up * 1.1 + 4.2} ${-w * 0.6} ${-up * 0.8 + 3.6} ${-w} 3Z`,
      "#3A2018",
      0.2,
    ),
    ellipse(-w + 1.6, 1.6, 2.4, 1.8, skin.warm, 0.6),
  ].join("");
  const crease = `M${-w + 1} ${-up * 0.5 - 3}C${-w * 0.4} ${-up * 1.42 - 2.6} ${w * 0.4} ${-up * 1.56 - 2.6} ${w + 2} ${-slant - 4}`;
  const tired = look.age > 33 || look.smile > 0.86;
  return [
    fill(
      `${crease}C${w * 0.4} ${-up * 1.1} ${-w * 0.5} ${-up * 0.9} ${-w + 1} ${-up * 0.5 - 3}Z`,
      skin.shade,
      0.14,
    ),
    fill(almond, "#F3EAE0"),
    clipped(`eye${side}`, almond, ball),
    ellipse(gaze + side * lit * 2.2, -3.1, 1.5, 1.5, "#fff", 0.95),
    fill(lid, lash),
    stroke(crease, skin.deep, 1, 0.32),
    stroke(
      `M${-w * 0.75} ${round(low * 0.8 + 0.6)}Q0 ${round(low * 1.02 + 0.9)} ${w * 0.86} ${round(low * 0.34)}`,
      skin.deep,
      1,
      0.42,
    ),
    tired
      ? stroke(
          `M${-w * 0.7} ${low + 3.6}Q${w * 0.1} ${low + 7.4} ${w * 0.86} ${low + 3}`,
          skin.shade,
          1.4,
          0.34,
        )
      : "",
    look.age > 35 && (side < 0 || head.turn < 0.4)
      ? stroke(`M${w + 5} -1.4q3 -.6 5.4 -2.6M${w + 5} 1.8q3 .4 5.6 1.2`, skin.shade, 1.1, 0.55)
      : "",
  ].join("");
}

/** Both eyes and brows; the farther of a turned head is narrower. */
export function drawEyes(figure: Figure, brow_colour: string): string {
  const { head, look } = figure;
  return ([-1, 1] as const)
    .map((side) => {
      const x = round(head.place(side * look.eye.apart, 0)[0]);
      const narrow = head.narrowing(side * look.eye.apart);
      const scaled = (share: number, content: string) =>
        `<g transform="translate(${x} 0) scale(${(side * share).toFixed(2)} 1)">${content}</g>`;
      return (
        scaled(narrow, drawEye(figure, side)) + scaled(0.35 + 0.65 * narrow, drawBrow(figure, brow_colour))
      );
    })
    .join("");
}
