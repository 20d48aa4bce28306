import { hairs } from "./colours.ts";
import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { fill, stroke } from "./paint.ts";

/** The moustache lies over the upper lip. */
export function drawMoustache({ look, head, random }: Figure): string {
  if (!look.man) return "";
  const { beard, beard_hair, curled } = look.man;
  const hair = hairs[beard_hair];
  const y = look.mouth.y;
  const top = look.nose.y + 9;
  const up = 1 + look.smile * 4;
  const x = head.place(0, top, 11)[0];
  const left = head.place(-look.mouth.wide - 7, y)[0];
  const right = head.place(look.mouth.wide + 7, y)[0];
  const low = y + (curled ? -9 : 8);
  const tips: Record<-1 | 1, Point> = { [-1]: [left - 3, low], 1: [right + 3, low] };
  const cut = y - (look.teeth ? 1.2 : 1.4);
  const form = `M${x} ${top}C${x - 8} ${top - 4} ${left + 10} ${top} ${left + 2} ${y - up - 3}Q${left - 1} ${y - 2} ${xy(tips[-1])}C${left + 7} ${y + 4} ${left + 12} ${cut - up * 0.25} ${x - 5} ${cut}Q${x} ${cut - 2} ${x + 5} ${cut}C${right - 12} ${cut - up * 0.25} ${right - 7} ${y + 4} ${xy(tips[1])}Q${right + 1} ${y - 2} ${right - 2} ${y - up - 3}C${right - 10} ${top} ${x + 8} ${top - 4} ${x} ${top}Z`;
  const colours =
    look.age > 39 ? [hair.light, hair.dark, mix(hair.light, "#FFFFFF", 0.4)] : [hair.light, hair.dark];
  const strands = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: 11 }, (_, at) => {
      const t = at / 11;
      const from: Point = [x + side * (1 + t * 14), top + t * 2];
      const to: Point = [
        from[0] + (tips[side][0] - from[0]) * (0.55 + t * 0.35),
        cut - 1 - random.next() * 2 + t * (curled ? -3 : 5),
      ];
      const hairline = `M${xy(from)}Q${round(from[0] + side * 4)} ${round(from[1] + 4)} ${xy(to)}`;
      return stroke(hairline, random.pick(colours), 1, 0.4);
    }),
  );
  return fill(form, mix(hair.base, hair.light, 0.14), beard === "young" ? 0.86 : 1) + strands.join("");
}
