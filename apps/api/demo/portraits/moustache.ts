import { hairs, isGrey } from "./colours.ts";
import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { cornersUp, halfWidth } from "./mouth.ts";
import { fill, stroke } from "./paint.ts";

/** How far a moustache covers the lip and passes the corners of the mouth. */
const cuts = {
  full: { over: -0.6, past: 6 },
  pointed: { over: -0.8, past: 6 },
  long: { over: 0, past: 6 },
  flowing: { over: 0.4, past: 7 },
  tied: { over: -1, past: 6 },
  short: { over: -2, past: 3 },
  sparse: { over: -2, past: 3 },
  young: { over: -2.6, past: 1 },
} as const;

/** One half, from below the nose over the lip to where it runs into the beard. */
function halfOf(figure: Figure, s: Side, cut: (typeof cuts)[keyof typeof cuts]) {
  const { look, head, random } = figure;
  const { mouth, nose } = look;
  const at = (x: number, y: number): Point => [head.place(s * x, y, 8)[0], y];
  const w = halfWidth(figure);
  const top = Math.max(nose.y + 7.5, mouth.y - 18);
  const low = mouth.y + cut.over;
  // It rises with the corners of the mouth: one that hangs over them makes a smile look sad.
  const up = cornersUp(figure);
  const middle = head.place(0, top, 9)[0];
  const curled = look.man?.curled ?? false;
  const tip = at(w + cut.past, mouth.y - up - (curled ? 9 : -2.5));
  const wing = at(nose.wide * 0.95, top + 1);
  const corner = at(w + (curled ? 0 : 3), mouth.y - up - (curled ? 4 : 3.5));
  const inner = at(w + 0.5, mouth.y - up * 0.9);
  const belly = at(w * 0.5, low - up * 0.12);
  const under = `${xy(inner)}Q${xy(at(w * 0.82, low - up * 0.45))} ${xy(belly)}Q${xy(at(5, low + 0.4))} ${round(middle)} ${round(low - 1.4)}`;
  const path = `M${round(middle)} ${round(top + 1.5)}C${xy(at(3, top - 0.6))} ${xy(at(nose.wide * 0.4, top - 1.4))} ${xy(wing)}C${xy(at(w * 0.8, top + 3))} ${xy(corner)} ${xy(tip)}Q${xy(at(w + 2, mouth.y - up + 3))} ${under}Z`;
  const strands = Array.from({ length: 5 }, (_, i) => {
    const t = (i + 0.5 + random.next() * 0.3) / 5;
    const from = at(2 + t * 3, top + 2 + (low - top - 6) * t);
    const bend = at(w * 0.6, mouth.y - 12 + t * 8);
    const end: Point = [(tip[0] + bend[0]) / 2, (tip[1] + bend[1]) / 2];
    return `M${xy(from)}Q${xy(bend)} ${xy(end)}`;
  });
  return { path, under: `M${under}`, strands: strands.join(""), tip };
}

/** The moustache covers the upper lip and leaves the lower one free. */
export function drawMoustache(figure: Figure): string {
  const { look, head, gradients } = figure;
  const beard = look.man?.beard;
  if (!look.man || !beard || !(beard in cuts)) return "";
  const hair = hairs[look.man.beard_hair];
  const grey = isGrey(look.man.beard_hair);
  const middle = head.place(0, 0, 9)[0];
  return ([-1, 1] as const)
    .map((s) => {
      const { path, under, strands, tip } = halfOf(figure, s, cuts[beard as keyof typeof cuts]);
      // It begins a little lighter than the beard and ends in its colour.
      const body = gradients.between(
        [middle, 0],
        [tip[0], 0],
        [
          [0, mix(hair.base, hair.light, grey ? 0.26 : 0.2), 1],
          [0.6, mix(hair.base, hair.light, 0.12), 1],
          [1, hair.base, 1],
        ],
      );
      return [
        fill(path, body, beard === "young" ? 0.8 : 1),
        stroke(
          strands,
          grey ? mix(hair.light, "#FFFFFF", 0.35) : hair.light,
          1.2,
          s === figure.lit ? 0.5 : 0.3,
        ),
        stroke(under, hair.dark, 1.5, 0.75),
      ].join("");
    })
    .join("");
}
