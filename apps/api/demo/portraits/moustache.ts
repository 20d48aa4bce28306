import { hairs } from "./colours.ts";
import { type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { fill, stroke } from "./paint.ts";

/** How far a moustache covers the lip and passes the corners of the mouth. */
const cuts = {
  full: { over: 0.4, past: 7 },
  long: { over: 0.8, past: 7 },
  flowing: { over: 1.2, past: 8 },
  tied: { over: 0, past: 7 },
  short: { over: -1.4, past: 4 },
  young: { over: -2.2, past: 2 },
} as const;

/** One half, from below the nose over the lip to where it runs into the beard. */
function halfOf({ look, head, random }: Figure, s: Side, cut: (typeof cuts)[keyof typeof cuts]) {
  const { mouth, nose, smile } = look;
  const at = (x: number, y: number): Point => [head.place(s * x, y, 8)[0], y];
  const w = mouth.wide;
  const top = Math.max(nose.y + 7.5, mouth.y - 17);
  const low = mouth.y + cut.over;
  const up = 1 + smile * 2.4;
  const middle = head.place(0, top, 9)[0];
  const curled = look.man?.curled ?? false;
  const tip = at(w + cut.past, curled ? mouth.y - 8 - up : mouth.y + (cut.past > 4 ? 6 : 3));
  const wing = at(nose.wide * 0.95, top + 1);
  const corner = at(w + (curled ? 0 : 5), mouth.y - (curled ? 5 : 4));
  const inner = at(w + 1.5, mouth.y - up * 0.8);
  const belly = at(w * 0.5, low + 0.4);
  const under = `${xy(inner)}Q${xy(at(w * 0.84, low - 0.4 - up * 0.2))} ${xy(belly)}Q${xy(at(5, low + 0.4))} ${round(middle)} ${round(low - 2)}`;
  const path = `M${round(middle)} ${round(top + 1.5)}C${xy(at(3, top - 0.6))} ${xy(at(nose.wide * 0.4, top - 1.4))} ${xy(wing)}C${xy(at(w * 0.8, top + 4))} ${xy(corner)} ${xy(tip)}Q${xy(at(w + 2, mouth.y + 4))} ${under}Z`;
  const strands = Array.from({ length: 5 }, (_, i) => {
    const t = (i + 0.5 + random.next() * 0.3) / 5;
    const from = at(2 + t * 3, top + 2 + (low - top - 5) * t);
    const bend = at(w * 0.6, mouth.y - 11 + t * 9);
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
  const grey = look.age > 39;
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
