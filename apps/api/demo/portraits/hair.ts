import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { clipped, fill, moved, softFill, stroke } from "./paint.ts";
import { within } from "./within.ts";

/** One half of the hair, from the parting over the temple. */
function curtain(figure: Figure, s: Side, part: Point, top: Point): string {
  const { look, head, hair, skin, lit, random } = figure;
  const long = look.woman?.hairstyle === "loose";
  const high = look.woman?.hair_high ?? 0;
  const brow = head.place(s * 31, -67 + high);
  const temple = head.place(s * 52, -38 + high);
  const end = head.place(s * 60, long ? 2 : -14);
  const edge = s > 0 ? 70 - 4 * head.turn : -72 - 8 * head.turn;
  const tail: Point[] = long
    ? [
        [s * 66 - 3 * head.turn, 34],
        [edge * 1.04, 60],
      ]
    : [[edge * 0.97, 6]];
  const form = `M${xy(part)}C${round(part[0] + s * 12)} ${round(-77 + high)} ${xy(brow)} ${xy(temple)}Q${xy([temple[0] + s * 5, temple[1] + 16])} ${xy(end)}${tail.map((point) => `L${xy(point)}`).join("")}C${round(edge * (long ? 1.05 : 1))} -8 ${round(edge * 1.04)} -44 ${round(edge * 0.95)} -68C${round(edge * 0.84)} -98 ${round((top[0] + edge * 0.6) / 2)} ${top[1]} ${xy(top)}Z`;
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
  const form = `M${x * 0.84} -12C${x * 0.98} 30 ${x * 0.8} 70 ${x * 0.86} 112C${x * 0.9} 140 ${x * 0.82} 162 ${x * 0.68} 178C${x * 0.95} 187 ${x * 1.24} 174 ${x * 1.31} 138C${x * 1.38} 102 ${x * 1.22} 56 ${x * 1.05} -26Z`;
  const strands = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const strand = `M${round(x * (0.88 + t * 0.16))} ${round(-4 - t * 18)}C${round(x * (1 + t * 0.2))} 36 ${round(x * (0.84 + t * 0.4))} 80 ${round(x * (0.9 + t * 0.42))} 122S${round(x * (0.84 + t * 0.4))} 160 ${round(x * (0.74 + t * 0.46))} ${round(179 - t * 24)}`;
    return stroke(strand, i % 3 ? hair.light : hair.dark, 1.2, s === lit ? 0.5 : 0.28);
  });
  return fill(form, hair.base) + strands.join("");
}

/** The hair that frames a woman's face. */
export function drawHair(figure: Figure): string {
  const { look, head, hair, skin, lit } = figure;
  if (!look.woman) return "";
  const part = head.place(look.woman.parting, -75);
  const top: Point = [part[0] * 0.35, -117];
  const parting = stroke(
    `M${xy(part)}Q${round((part[0] + top[0]) / 2 + 1)} -92 ${round(top[0])} -108`,
    mix(skin.shade, hair.base, 0.35),
    1.8,
    0.8,
  );
  // A lock lies over a bare shoulder alone.
  const { drape, hairstyle } = look.woman;
  const bare: readonly Side[] = drape === "none" ? [-1, 1] : drape === "across" ? [lit] : [];
  const locks = hairstyle === "loose" ? bare.map((s) => lock(figure, s)).join("") : "";
  return curtain(figure, -1, part, top) + curtain(figure, 1, part, top) + parting + locks;
}
