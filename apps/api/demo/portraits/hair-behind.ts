import { curve, type Point, round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { ellipse, fill, stroke } from "./paint.ts";

/** Strands of long hair beside the face. */
function sideStrands(near: number, colour: string): string {
  const strand = (s: Side, i: number) => {
    const x = (dx: number) => s * (dx + i * 5) + (s < 0 ? near : 0);
    return `M${x(58)} ${-30 - i * 6}C${x(64)} 16 ${x(62)} 56 ${round(x(52) - s * i * 1.5)} ${98 - i * 3}`;
  };
  const sides = ([-1, 1] as const).flatMap((s) => [0, 1, 2, 3].map((i) => strand(s, i)));
  return stroke(sides.join(""), colour, 1.2, 0.34);
}

/** What shows of a woman's hair behind the head. */
export function drawHairBehind({ look, head, hair }: Figure): string {
  if (!look.woman) return "";
  const { hairstyle, drape } = look.woman;
  if (drape === "head") return "";
  const near = -8 * head.turn;
  const behind: Record<string, readonly Point[]> = {
    loose: [
      [0, -116],
      [40, -110],
      [68, -72],
      [80, 0],
      [84, 70],
      [86, 120],
      [62, 156],
      [0, 160],
      [-64, 156],
      [-90 + near, 120],
      [-90 + near, 70],
      [-82 + near, 0],
      [-70 + near, -72],
      [-42, -110],
    ],
    close: [
      [0, -114],
      [40, -107],
      [64, -72],
      [66, -14],
      [52, 34],
      [0, 60],
      [-54, 38],
      [-72 + near, -8],
      [-67 + near, -72],
      [-42, -107],
    ],
  };
  const falls = hairstyle === "loose" && drape !== "half";
  const form = behind[falls ? "loose" : "close"] ?? [];
  const x = near * 4;
  const bun =
    hairstyle === "bun" && drape !== "half"
      ? ellipse(x - 8, -96, 40, 34, hair.base) +
        stroke(
          `M${x - 40} -100Q${x - 10} -134 ${x + 24} -108M${x - 34} -90Q${x - 6} -118 ${x + 20} -96`,
          hair.light,
          2,
          0.5,
        )
      : "";
  // Hair leads down behind the ear to the braid.
  const root =
    hairstyle === "braid"
      ? fill(
          `M${-70 + near} -14C${-77 + near} 30 ${-76 + near} 66 ${-68 + near} 98L${-50 + near} 98C${-44 + near} 70 -40 44 -34 20Z`,
          hair.dark,
        )
      : "";
  return (
    root +
    bun +
    fill(curve(form), mix(hair.dark, hair.base, falls ? 0.55 : 0)) +
    (falls ? sideStrands(near, hair.light) : "")
  );
}
