import { type BeardForm, grown_at } from "./beard-forms.ts";
import { curve, type Point, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { cornersUp, halfWidth } from "./mouth.ts";

/** The whole of a beard as a path, and its edges as points: against the cheeks and below. */
export type BeardOutline = { path: string; cheeks: readonly [Point[], Point[]]; lower: Point[]; tip: Point };

/** Where a beard ends: longer ones fall a little to one side. */
export function tipOf({ look, head }: Figure, form: BeardForm): Point {
  const sway = look.man?.beard_sway ?? 0;
  return [head.chin[0] + sway * form.tip * 0.09, head.chin[1] + form.tip * (look.man?.beard_long ?? 1)];
}

/** The height at which a beard begins beside the face: on a side that turns away the cheek hides the sideburn. */
const topOf = ({ head }: Figure, s: Side) => (s > 0 ? -40 + 72 * Math.min(1, head.turn * 1.5) : -40);

/** From under the turban along the jaw to beside the tip. */
function outerOf(figure: Figure, form: BeardForm, s: Side): Point[] {
  const { look, head } = figure;
  const { long, chin } = head.shape;
  const wide = look.man?.beard_wide ?? 1;
  const top = topOf(figure, s);
  const beside = grown_at.flatMap((at, i): Point[] => {
    const y = at > 40 ? at * long : at;
    // It comes out of the cheek little by little.
    const grown = (form.grown[i] ?? 0) * Math.min(1, (y - top) / 70);
    return y > top + 8 ? [[head.edge(s, y) + s * grown * wide, y]] : [];
  });
  const turned = s > 0 ? 1 - 0.2 * head.turn : 1 - 0.1 * head.turn;
  const [tip_x, tip_y] = tipOf(figure, form);
  const under = form.below.map(([x, y]): Point => {
    const share = y / form.tip;
    return [
      head.chin[0] + (tip_x - head.chin[0]) * share + s * x * turned * wide * (0.6 + 0.4 * chin),
      head.chin[1] + (tip_y - head.chin[1]) * share,
    ];
  });
  return [[head.edge(s, top) - s * 0.8, top], ...beside, ...under];
}

/** From under the turban past the ear, over the cheek and to the corner of the mouth. */
function cheekOf(figure: Figure, form: BeardForm, s: Side): Point[] {
  const { look, head } = figure;
  const { mouth, nose } = look;
  const top = topOf(figure, s);
  const burn = s < 0 ? 6.5 + 4 * head.turn : 6.5 - 4 * head.turn;
  const line = (look.man?.cheek_line ?? 0) + form.low;
  const at = (x: number, y: number, out = 0): Point => {
    const [px] = head.place(s * x, y, out);
    // The cheek never passes the outline of a turned face.
    return [s > 0 ? Math.min(px, head.edge(1, y) - 2) : px, y];
  };
  const half = halfWidth(figure);
  const corner = mouth.y - cornersUp(figure);
  const beside: Point[] = [
    [head.edge(s, -40) - s * burn, -40],
    [head.edge(s, -6) - s * burn, -6],
    [head.edge(s, 14 + line * 0.5) - s * (burn + 1), 14 + line * 0.5],
  ];
  const hidden: Point[] = [[head.edge(s, top) - s, top]];
  return [
    ...(top > -20 ? hidden : beside),
    at(47, 35 + line),
    at(36, (nose.y + mouth.y) / 2 - 1 + line * 0.6),
    at(half + 5, corner - 4, 3),
    at(half, corner + 1, 3),
  ];
}

export function beardOutline(figure: Figure, form: BeardForm): BeardOutline {
  const { look, head } = figure;
  const right = outerOf(figure, form, 1);
  const left = outerOf(figure, form, -1);
  const tip = tipOf(figure, form);
  const cheeks = [cheekOf(figure, form, -1), cheekOf(figure, form, 1)] as const;
  const outer = [...left, tip, ...right.toReversed()];
  const between = head.place(0, look.mouth.y - 1, 9);
  const path = `${curve(outer, false)}L${curve(cheeks[1], false).slice(1)}L${xy(between)}L${curve(cheeks[0].toReversed(), false).slice(1)}Z`;
  return { path, cheeks, lower: outer.filter(([, y]) => y > 60), tip };
}
