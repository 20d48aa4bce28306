import { curve, type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { clipped, ellipse, fill, moved, softFill, stroke } from "./paint.ts";
import { within } from "./within.ts";

const isLong = (style: string) => style === "loose" || style === "bob";

/** What shows of a woman's hair behind the head. */
export function drawHairBehind({ look, head, hair }: Figure): string {
  if (!look.woman) return "";
  const { hairstyle, drape } = look.woman;
  if (drape === "head" && hairstyle !== "loose") return "";
  const near = -8 * head.turn;
  const behind: Record<string, readonly Point[]> = {
    loose: [
      [0, -116],
      [48, -104],
      [74, -62],
      [80, 0],
      [84, 70],
      [86, 120],
      [62, 156],
      [0, 160],
      [-64, 156],
      [-90 + near, 120],
      [-90 + near, 70],
      [-82 + near, 0],
      [-76 + near, -62],
      [-50, -104],
    ],
    bob: [
      [0, -116],
      [48, -106],
      [75, -62],
      [80, 0],
      [82, 60],
      [72, 104],
      [40, 112],
      [-40, 112],
      [-76 + near, 104],
      [-86 + near, 60],
      [-82 + near, 0],
      [-76 + near, -62],
      [-50, -106],
    ],
    close: [
      [0, -114],
      [46, -103],
      [69, -62],
      [66, -14],
      [52, 34],
      [0, 60],
      [-54, 38],
      [-72 + near, -8],
      [-73 + near, -62],
      [-48, -103],
    ],
  };
  const form = behind[isLong(hairstyle) ? hairstyle : "close"] ?? [];
  const x = near * 4;
  const bun =
    hairstyle === "bun" && drape !== "half" && drape !== "head"
      ? ellipse(x - 8, -96, 40, 34, hair.base) +
        stroke(
          `M${x - 40} -100Q${x - 10} -134 ${x + 24} -108M${x - 34} -90Q${x - 6} -118 ${x + 20} -96`,
          hair.light,
          2,
          0.5,
        )
      : "";
  return bun + fill(curve(form), hair.dark);
}

/** One half of the hair, from the parting over the temple. */
function curtain(figure: Figure, s: Side, part: Point, top: Point): string {
  const { look, head, hair, skin, lit, random } = figure;
  const long = isLong(look.woman?.hairstyle ?? "");
  const high = look.woman?.hair_high ?? 0;
  const brow = head.place(s * 30, -58 + high);
  const temple = head.place(s * 50, -30 + high);
  const end = head.place(s * 60, long ? 2 : -14);
  const edge = s > 0 ? 70 - 4 * head.turn : -72 - 8 * head.turn;
  const tail: Point[] = long
    ? [
        [s * 66 - 3 * head.turn, 34],
        [edge * 1.04, 60],
      ]
    : [[edge * 0.97, 6]];
  const form = `M${xy(part)}C${round(part[0] + s * 10)} ${round(-70 + high)} ${xy(brow)} ${xy(temple)}Q${xy([temple[0] + s * 5, temple[1] + 16])} ${xy(end)}${tail.map((point) => `L${xy(point)}`).join("")}C${round(edge * (long ? 1.05 : 1))} -8 ${round(edge * 1.03)} -40 ${round(edge * 0.98)} -60C${round(edge * 0.86)} -98 ${s * 34} -115 ${xy(top)}Z`;
  const glow = `M${s * 20} -112C${s * 52} -96 ${s * 66} -60 ${s * 64} -20L${s * 52} -34C${s * 48} -62 ${s * 36} -84 ${s * 12} -96Z`;
  const dark = `M${s * 30} -120L${s * 90} -120L${s * 90} 60L${s * 58} 30C${s * 66} -30 ${s * 50} -80 ${s * 30} -120Z`;
  const strands = Array.from({ length: 16 }, (_, i) => {
    const t = i / 15;
    const strand = `M${round(part[0] + (top[0] - part[0]) * t)} ${round(-70 + high * 0.3 - 42 * t)}C${round(s * (26 + t * 22))} ${round(-66 + high - 40 * t)} ${round(s * (50 + t * 18))} ${round(-40 - 36 * t)} ${round(s * (61 + t * 11))} ${round(12 - 10 * t)}`;
    return stroke(
      strand,
      i % 3 ? hair.light : hair.dark,
      within(random, 0.7, 1.5),
      within(random, 0.15, 0.5),
    );
  });
  return [
    clipped(`forehead${s}`, head.outline, moved(-s * 2, 4, softFill(form, skin.shade, 0.4, [-s * 2, 3]))),
    fill(form, hair.base),
    clipped(
      `hair${s}`,
      form,
      (s === lit ? softFill(glow, hair.light, 0.5, [s * 3, 0]) : softFill(dark, hair.dark, 0.6, [s * 3, 0])) +
        strands.join(""),
    ),
  ].join("");
}

/** Loose hair falls over the shoulder. */
function lock({ head, hair, lit }: Figure, s: Side): string {
  const x = s > 0 ? 70 - 2 * head.turn : -74 - 8 * head.turn;
  const form = `M${x * 0.9} 4C${x * 1.16} 40 ${x * 0.92} 80 ${x * 1.06} 120C${x * 1.1} 146 ${x * 0.96} 166 ${x * 0.8} 182C${x * 1.06} 186 ${x * 1.3} 172 ${x * 1.36} 140C${x * 1.42} 104 ${x * 1.2} 60 ${x * 1.06} -20Z`;
  const strands = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const strand = `M${round(x * (0.94 + t * 0.12))} ${round(6 - t * 20)}C${round(x * (1.12 + t * 0.1))} 44 ${round(x * (0.96 + t * 0.28))} 84 ${round(x * (1.02 + t * 0.3))} 124S${round(x * (0.94 + t * 0.3))} 160 ${round(x * (0.84 + t * 0.36))} ${round(182 - t * 26)}`;
    return stroke(strand, i % 3 ? hair.light : hair.dark, 1.2, s === lit ? 0.5 : 0.28);
  });
  return fill(form, hair.base) + strands.join("");
}

/** The hair that frames a woman's face. */
export function drawHair(figure: Figure): string {
  const { look, head, hair, skin } = figure;
  if (!look.woman) return "";
  const part = head.place(look.woman.parting, -70);
  const top: Point = [part[0] * 0.7, -113];
  const parting = stroke(
    `M${xy(part)}Q${round((part[0] + top[0]) / 2 + 1)} -92 ${round(top[0])} -108`,
    mix(skin.shade, hair.base, 0.35),
    1.8,
    0.8,
  );
  const locks = look.woman.hairstyle === "loose" ? lock(figure, -1) + lock(figure, 1) : "";
  return curtain(figure, -1, part, top) + curtain(figure, 1, part, top) + parting + locks;
}
