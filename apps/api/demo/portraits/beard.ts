import { type BeardForm, beardForms } from "./beard-forms.ts";
import { hairs } from "./colours.ts";
import { along, curve, type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { clipped, fill, stroke } from "./paint.ts";
import { within } from "./within.ts";

/** The points of the lower edge from ear to ear, and of the cheek lines. */
function edgesOf({ look, head }: Figure, form: BeardForm, cheek_line: number) {
  const { turn, shape } = head;
  const shift = (x: number, y: number): Point => {
    const lead = turn * Math.max(0, Math.min(1, (y - 10) / 80)) * (x > 40 ? 5 : x > 25 ? 9 : 15);
    return [x * (x > 0 ? 1 - 0.1 * turn : 1 - 0.02 * turn) + lead, y > 60 ? y * (0.5 + shape.long * 0.5) : y];
  };
  const width = 0.6 + 0.4 * shape.jaw;
  const right = form.half.map(([x, y]) => shift(x * width, y));
  const left = form.half.map(([x, y]) => shift(-x * width, y)).reverse();
  const y = look.nose.y;
  const cheek = (s: number): Point[] => [
    head.place(s * 57, -46),
    head.place(s * 55, 6),
    head.place(s * 46, 30 + cheek_line),
    head.place(s * 27, y + 6 + cheek_line * 0.4),
    head.place(s * 13, y + 7, 6),
  ];
  return {
    right,
    left,
    tip: shift(0, form.tip),
    cheeks: [cheek(-1), cheek(1)] as const,
    lip: head.place(0, y + 8, 9),
  };
}

/** Hairs over the edge, which make it soft. */
function wisps({ random, head }: Figure, edge: readonly Point[], form: BeardForm, colour: string): string {
  const from = form.tip * 0.7;
  return edge
    .filter(([, y]) => y > from)
    .flatMap(([x, y]) => {
      const out = (x - head.chin[0]) / 120;
      const low = (y - from) / (form.tip * 0.3);
      return [0, 1].map(() => {
        const at = x + within(random, -5, 5);
        return `M${round(at - out * 3)} ${round(y - 9)}Q${round(at + out * 1.5)} ${round(y - 3)} ${round(at + out * 0.5)} ${round(y + 3 + random.next() * 5 * low)}`;
      });
    })
    .map((hair) => stroke(hair, colour, within(random, 0.8, 1.7), 0.6))
    .join("");
}

/** Strands from the cheeks and the chin to the tip. */
function strands(
  { random, head, look }: Figure,
  form: BeardForm,
  colours: readonly string[],
  grey: boolean,
): string {
  const [thin, thick] = form.neat ? [0.6, 1] : [0.7, 1.6];
  const [faint, strong] = form.neat ? [0.12, 0.3] : [0.16, grey ? 0.6 : 0.42];
  return Array.from({ length: form.strands }, () => {
    const t = random.next();
    const side = Math.abs(t - 0.5) * 2;
    const top = side > 0.55 ? within(random, -14, 60) : look.mouth.y + within(random, 12, 40);
    const x0 = head.chin[0] * 0.6 + (t - 0.5) * 118;
    const x1 = head.chin[0] + (t - 0.5) * (form.tip > 150 ? 62 : 84);
    const y1 = form.tip * (1.02 - side * side * 0.3) + within(random, -14, 4);
    const bend = (x0 + x1) / 2 + within(random, -5, 5);
    const hair = `M${xy([x0, top])}Q${xy([bend, (top + y1) / 2])} ${xy([x1, y1])}`;
    return stroke(hair, random.pick(colours), within(random, thin, thick), within(random, faint, strong));
  }).join("");
}

/** A beard from under the turban to its tip; the cheek edge is soft with short hairs. */
export function drawBeard(figure: Figure): string {
  const { look, head, lit, shaded, gradients } = figure;
  if (!look.man || !(look.man.beard in beardForms)) return "";
  const form: BeardForm = beardForms[look.man.beard as keyof typeof beardForms];
  const hair = hairs[look.man.beard_hair];
  const grey = look.age > 39;
  const { right, left, tip, cheeks, lip } = edgesOf(figure, form, look.man.cheek_line);
  const outline = curve([...right, tip, ...left, ...cheeks[0], lip, ...cheeks[1].toReversed()]);
  const edge = along([...left.toReversed(), tip, ...right.toReversed()], 6);
  const softened = cheeks
    .flatMap((cheek) => along(cheek.slice(0, 4), 7))
    .map(([x, y]) =>
      stroke(`M${round(x)} ${round(y - 3.4)}l${round((head.chin[0] - x) * 0.03)} 7`, hair.base, 1.1, 0.5),
    );
  const body = gradients.between(
    [0, -46],
    [0, form.tip],
    [
      [0, mix(hair.base, hair.light, 0.12), 1],
      [0.55, hair.base, 1],
      [1, grey ? mix(hair.base, hair.light, 0.3) : hair.dark, 1],
    ],
  );
  const shade = gradients.between(
    [head.chin[0] + shaded * 4, 0],
    [head.chin[0] + shaded * 46, 0],
    [
      [0, hair.dark, 0],
      [1, hair.dark, 0.6],
    ],
  );
  const colours = grey
    ? [hair.light, mix(hair.light, "#FFFFFF", 0.4), hair.dark, hair.light, hair.base]
    : [hair.light, hair.dark, hair.light];
  const jaw = head.place(-50, 40)[0];
  const inside = [
    fill("M-120 -60H120V220H-120Z", shade),
    figure.spot(head.chin[0] + lit * 30, 66, 14, 34, hair.light, 0.36),
    strands(figure, form, colours, grey),
    form.neat
      ? stroke(
          `M${jaw} 44C${head.chin[0] - 34} 92 ${head.chin[0] - 14} 102 ${head.chin[0]} 104`,
          hair.light,
          1.2,
          0.35,
        )
      : "",
  ].join("");
  return [
    form.neat ? "" : wisps(figure, edge, form, hair.base),
    ...softened,
    fill(outline, body, form.thin ? 0.78 : 1),
    clipped("beard", outline, inside),
  ].join("");
}
