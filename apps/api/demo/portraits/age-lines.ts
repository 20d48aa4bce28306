import { xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { stroke } from "./paint.ts";

/** The lines from the nose to the mouth, and from 38 on those of the forehead. */
export function drawAgeLines({ look, head, skin }: Figure): string {
  const { age, nose, mouth } = look;
  if (look.woman && age < 33) return "";
  const strength = Math.min(
    0.6,
    (age > 44 ? 0.24 : age > 36 ? 0.16 : age > 30 ? 0.08 : 0.02) + look.smile * 0.14,
  );
  const side = (s: number) => {
    const from = head.place(s * (nose.wide + 4), nose.y - 2, 6);
    const to = head.place(s * (mouth.wide + 8), mouth.y - 4);
    return `M${xy(from)}Q${to[0] - s} ${nose.y + 4} ${xy(to)}`;
  };
  const folds = stroke(side(-1) + side(1), skin.shade, 1.7, look.woman ? strength * 0.5 : strength);
  if (age < 38) return folds;
  const x = head.place(0, -34)[0];
  const brow = (y: number, half: number) => `M${x - half} ${y}Q${x} ${y - 3} ${x + half} ${y}`;
  return (
    folds + stroke(brow(-36, 22) + (age > 47 ? brow(-43, 17) : ""), skin.shade, 1.2, look.woman ? 0.26 : 0.38)
  );
}
