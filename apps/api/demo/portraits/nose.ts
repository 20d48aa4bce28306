import { round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { ellipse, fill, stroke } from "./paint.ts";

/** The ridge, the tip and the wings, from one plane of shadow and few lines. */
export function drawNose({ look, head, skin, lit, shaded: s, spot }: Figure): string {
  const { wide: w, y, bridge, hook } = look.nose;
  const turn = head.turn;
  // A turned nose shows its side, so its shadow lies on the far side of the ridge.
  const tip = round(head.place(0, y, 17)[0]);
  const left = round(head.place(-w, y, 8)[0]);
  const right = round(head.place(w, y, 8)[0]);
  const near = turn < 0.5 ? 1 : 0.7;
  const brow = head.place(s * 8, -15);
  const middle = head.place(s * (4.5 + bridge * 0.6), 12, 9);
  const wing = s > 0 ? right : left;
  const shadow = `M${xy(brow)}C${round(middle[0] - s * 0.5)} -4 ${round(middle[0] + s * 1.5)} ${y - 20} ${round(wing - s * 1)} ${y - 9}Q${wing + s * 2.4} ${y - 1} ${wing - s * 2} ${y + 3}Q${tip + s * 4} ${y + 6} ${tip} ${y + 5}Q${tip + s * 4.5} ${y - 8} ${round(tip + s * 2.6 - hook * 0.4)} ${y - 20}C${round(middle[0] - s * 4)} 8 ${round(brow[0] - s * 1)} -2 ${xy(brow)}Z`;
  const ridge = head.place(lit * 1.2, 8, 9)[0];
  const wings = `M${left + 1} ${y - 6.5}C${left - 2.4} ${y - 2} ${left - 1.2} ${y + 2.6} ${left + 3.6} ${y + 1.6}`;
  const other = `M${right - 1} ${y - 6}C${right + 2} ${y - 1.6} ${right + 0.8} ${y + 2.4} ${right - 3.2} ${y + 1.6}`;
  const foot = `M${round(tip - 5)} ${y + 2.6}Q${tip} ${y + 6.6} ${round(tip + 4.6)} ${y + 2.6}`;
  const nostril = (x: number, side: number) =>
    `M${round(x - 2.8)} ${y + 2.2}q2.6 ${-2.6 - side * 0.2} 5.4 -.2q-2.6 1.8 -5.4 .2Z`;
  const pin = look.woman?.nose_pin
    ? ellipse(right - 1.4, y - 3, 1.8, 1.8, "#E9B649") + ellipse(right - 1.8, y - 3.5, 0.6, 0.6, "#fff")
    : "";
  return [
    fill(shadow, skin.shade, 0.34),
    spot(tip, y + 7.5, w * 0.8, 2, skin.shade, 0.5),
    stroke(wings, skin.deep, 1.4, 0.42),
    stroke(other, skin.deep, 1.3, 0.4 * near),
    fill(nostril((tip + left) / 2, -1) + nostril((tip + right) / 2 + 0.4, 1), skin.deep, 0.62),
    stroke(foot, skin.deep, 1.2, 0.4),
    turn > 0.25
      ? stroke(
          `M${xy(head.place(7, -8, 3))}C${round(head.place(4, 0, 6)[0])} 2 ${round(head.place(3.5, 10, 11)[0] + hook * 0.5)} ${y - 22} ${round(tip + 4.6 + hook * 0.3)} ${y - 8}Q${tip + 6} ${y - 2} ${tip + 3.6} ${y + 2}`,
          skin.shade,
          1.5,
          0.62 * turn,
        )
      : "",
    ellipse(ridge, 6, 2.2, 17, skin.light, 0.26),
    spot(tip + lit * 1.6, y - 6, 0, 1, skin.light, 0.75),
    pin,
  ].join("");
}
