import { round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { clipped, ellipse, fill, stroke } from "./paint.ts";

const lash = "#1E1210";

/** One eye, drawn to the right of its middle and mirrored for the left. */
function drawEye({ look, head, skin, lit }: Figure, side: Side): string {
  const { wide: w, open: up, slant, iris } = look.eye;
  const woman = look.gender === "female";
  const low = look.smile > 0.5 ? look.eye.low * 0.62 : look.eye.low;
  const top = `M${-w} 1.6C${-w * 0.62} ${-up * 0.95} ${w * 0.25} ${-up * 1.28} ${w} ${-slant}`;
  const almond = `${top}C${w * 0.55} ${low} ${-w * 0.45} ${low * 1.12} ${-w} 1.6Z`;
  const corner = woman ? 3.4 : 1;
  const lid = `${top}L${w + corner} ${-slant - (woman ? 1.8 : 0.2)}C${w * 0.3} ${-up * 1.28 - (woman ? 2.6 : 2)} ${-w * 0.6} ${-up * 0.95 - 1.6} ${-w} 1.6Z`;
  const gaze = -head.turn * 1.6 * side + 0.2;
  const ball =
    ellipse(gaze, -1.1, iris, iris, "#2B1710") +
    ellipse(gaze, -0.4, iris - 1.2, iris - 1.2, look.iris) +
    ellipse(gaze, -1.1, 2.9, 2.9, "#120A08") +
    fill(
      `${top}L${w} ${-slant + 3}C${w * 0.3} ${-up * 1.1 + 3.6} ${-w * 0.6} ${-up * 0.8 + 3} ${-w} 3Z`,
      "#3A2018",
      0.38,
    );
  return [
    fill(
      `M${-w - 2} -3C${-w * 0.4} ${-up * 2} ${w * 0.6} ${-up * 2.05} ${w + 4} -2C${w * 0.5} -4 ${-w * 0.4} -5 ${-w - 2} -3Z`,
      skin.shade,
      0.22,
    ),
    fill(almond, "#F4EBE0"),
    clipped(`eye${side}`, almond, ball),
    ellipse(gaze + side * lit * 2.1, -3.3, 1.45, 1.45, "#fff", 0.95),
    fill(lid, lash),
    stroke(
      `M${-w + 1.5} ${-up * 0.62 - 2}C${-w * 0.4} ${-up * 1.45 - 2.2} ${w * 0.4} ${-up * 1.62 - 2} ${w + 1} ${-slant - 4.2}`,
      skin.deep,
      1.1,
      0.5,
    ),
    stroke(
      `M${-w * 0.7} ${low * 0.72 + 0.6}Q0 ${low * 1.02 + 0.6} ${w * 0.82} ${low * 0.38 + 0.4}`,
      skin.deep,
      0.9,
      0.4,
    ),
    look.age > 33 || look.smile > 0.8
      ? stroke(
          `M${-w * 0.6} ${low + 4}Q${w * 0.2} ${low + 7} ${w * 0.95} ${low + 2.4}`,
          skin.shade,
          1.5,
          0.42,
        )
      : "",
    look.age > 35 ? stroke(`M${w + 5} -1l5 -2.6M${w + 5} 2l5.6 .8`, skin.shade, 1, 0.6) : "",
    woman ? stroke(`M${w * 0.5} ${-up}l2.6 -2.4M${w * 0.82} ${-up * 0.6}l3 -2`, lash, 1) : "",
  ].join("");
}

function drawBrow({ look }: Figure, colour: string): string {
  const { y, thick, arch, gap } = look.brow;
  const form = `M${-14 + gap} ${y + 2}C-6 ${y - 3 - arch * 0.5} 6 ${y - 4 - arch} 17 ${y + 2.5 - arch * 0.1}C7 ${y - arch * 0.55} -4 ${y + thick * 0.55} ${-13.4 + gap} ${y + thick + 1.6}Q${-15 + gap} ${y + thick - 1} ${-14 + gap} ${y + 2}Z`;
  return (
    fill(form, colour, 0.93) +
    stroke(`M${-11 + gap} ${y + 3}l2.4 -4M${-7 + gap} ${y + 2}l3 -4`, colour, 1, 0.6)
  );
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
        scaled(narrow, drawEye(figure, side)) + scaled(0.4 + 0.6 * narrow, drawBrow(figure, brow_colour))
      );
    })
    .join("");
}
