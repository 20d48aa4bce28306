import { round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { ellipse, fill, stroke } from "./paint.ts";

export function drawNose({ look, head, skin, lit, shaded: s, spot }: Figure): string {
  const { wide: w, y, bridge, hook } = look.nose;
  const turn = head.turn;
  const tip = round(head.place(0, y, 17)[0]);
  const left = round(head.place(-w, y, 9)[0]);
  const right = round(head.place(w, y, 9)[0]);
  const brow = head.place(s * 6, -14);
  const middle = head.place(s * (5 + bridge), 10, 8);
  const wing = round(head.place(s * w, y - 4, 9)[0]);
  const shadow = `M${xy(brow)}C${round(middle[0] - s)} ${middle[1] - 8} ${xy(middle)} ${wing} ${y - 12}Q${wing + s * 3} ${y} ${tip + s * 3} ${y + 4}Q${tip + s * 2} ${y - 14} ${tip + s * 2.4} ${y - 22}C${tip} 6 ${round(brow[0])} -2 ${xy(brow)}Z`;
  const ridge = head.place(lit * 1.5, 8, 8)[0];
  const profile = head.place(6, -6, 4);
  const hump = head.place(5, 16, 14);
  const pin = look.woman?.nose_pin
    ? ellipse(right - 1, y - 3, 1.9, 1.9, "#E9B649") + ellipse(right - 1.4, y - 3.5, 0.7, 0.7, "#fff")
    : "";
  return [
    fill(shadow, skin.shade, 0.36),
    spot(tip, y + 7, w + 1, 3, skin.shade, 0.55),
    stroke(
      `M${left + 0.4} ${y - 9}C${left - 3.6} ${y - 2} ${left - 1.6} ${y + 3.4} ${left + 4.2} ${y + 1.8}`,
      skin.deep,
      1.5,
      0.6,
    ),
    turn < 0.95
      ? stroke(
          `M${right - 0.4} ${y - 8}C${right + 3} ${y - 2} ${right + 1} ${y + 3.2} ${right - 3.6} ${y + 1.8}`,
          skin.deep,
          1.4,
          0.48,
        )
      : "",
    fill(
      `M${tip - 8} ${y + 2.6}q2.6 -3.4 6 -.6q-2.6 2.6 -6 .6ZM${tip + 7.4} ${y + 2.6}q-2.6 -3.4 -5.6 -.6q2.6 2.6 5.6 .6Z`,
      skin.deep,
      0.72,
    ),
    stroke(`M${tip - 3} ${y + 4}Q${tip} ${y + 6} ${tip + 3} ${y + 4}`, skin.deep, 1.3, 0.5),
    turn > 0.25
      ? stroke(
          `M${xy(profile)}C${round(profile[0] - 2)} 4 ${round(hump[0] - 1 - hook)} 10 ${round(hump[0] + hook)} ${y - 16}Q${tip + 8} ${y - 6} ${tip + 5} ${y}`,
          skin.shade,
          1.5,
          0.7 * turn,
        )
      : "",
    spot(tip + lit * 2, y - 7, 1, 2, skin.light, 0.7),
    ellipse(ridge, 4, 2.4, 18, skin.light, 0.22),
    pin,
  ].join("");
}
