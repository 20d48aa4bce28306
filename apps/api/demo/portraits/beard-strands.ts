import type { BeardForm } from "./beard-forms.ts";
import { type BeardOutline, tipOf } from "./beard-outline.ts";
import { along, type Point, round, xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { fill, stroke } from "./paint.ts";
import { within } from "./within.ts";

/** A line along which hair lies: -1 at the near ear, 0 under the lip, 1 at the far ear. */
function flow(figure: Figure, form: BeardForm, t: number, reach: number): string {
  const { look, head, random } = figure;
  const side = Math.abs(t);
  const s = t < 0 ? -1 : 1;
  const top =
    side > 0.5
      ? 70 - (side - 0.5) * 84 + within(random, -8, 8)
      : look.mouth.y + look.mouth.lower + 6 + side * 16 + within(random, 0, 16);
  const [chin, low] = head.chin;
  const from: Point = [side > 0.5 ? head.edge(s, top) - s * (1 - side) * 40 : chin * 0.9 + t * 52, top];
  const tip = tipOf(figure, form);
  const end: Point = [tip[0] + t * form.sweep, low + (tip[1] - low - 4) * (1 - side * side * 0.4) * reach];
  const bend: Point = [
    Math.abs(from[0] - chin) > Math.abs(end[0] - chin) ? from[0] * 0.82 + end[0] * 0.18 : from[0],
    from[1] + (end[1] - from[1]) * 0.62,
  ];
  return `M${xy(from)}Q${xy(bend)} ${xy(end)}`;
}

/** Broad locks that one sees from afar, and on them a few strands of a lighter and a darker tone. */
export function beardStrands(figure: Figure, form: BeardForm, light: string, dark: string): string {
  const { random, lit } = figure;
  const spread = (count: number, draw: (t: number, i: number) => string) =>
    Array.from({ length: count }, (_, i) =>
      draw(-0.94 + (1.88 * (i + within(random, 0.1, 0.9))) / count, i),
    ).join("");
  const locks = spread(9, (t, i) =>
    stroke(
      flow(figure, form, t, within(random, 0.8, 1)),
      i % 2 ? dark : light,
      within(random, 4, 8),
      i % 2 ? 0.26 : t * lit > -0.2 ? 0.16 : 0.08,
    ),
  );
  const strands = spread(form.strands, (t, i) => {
    const line = flow(figure, form, t, within(random, 0.7, 0.98));
    if (i % 3 === 1) return stroke(line, dark, 1.8, 0.45);
    return stroke(
      line,
      light,
      within(random, 0.8, 1.5),
      (form.neat ? 0.6 : 1) * (t * lit > -0.2 ? 0.46 : 0.26),
    );
  });
  return locks + strands;
}

/** Locks whose ends pass the lower edge, so that it is hair and no board. */
export function beardLocks({ random, head }: Figure, { lower, tip }: BeardOutline, colour: string): string {
  const from = head.chin[1] + (tip[1] - head.chin[1]) * 0.45;
  return along(lower, 2)
    .filter(([, y]) => y > from)
    .map(([edge_x, y]) => {
      const away = (edge_x - tip[0]) / 40;
      const low = (y - from) / (tip[1] - from);
      const wide = within(random, 7, 10) * (0.4 + low * 0.6);
      const x = edge_x - away * wide * 0.8;
      const end: Point = [x - away * 3, y + within(random, 1.5, 4.5) * low];
      return fill(
        `M${round(x - wide)} ${round(y - 18)}Q${round(x - wide * 0.7 + away * 2)} ${round(y - 2)} ${xy(end)}Q${round(x + wide * 0.7 + away * 2)} ${round(y - 3)} ${round(x + wide)} ${round(y - 18)}Z`,
        colour,
      );
    })
    .join("");
}

/** Short hairs that stand out along the edge, so that it does not end like a board. */
export function edgeHairs({ random, head }: Figure, { lower }: BeardOutline, colour: string): string {
  const hairs = along(lower, 5).map(([x, y]) => {
    const out = Math.max(-1, Math.min(1, (x - head.chin[0]) / 46));
    const from = `M${round(x - out * within(random, 1, 3))} ${round(y - within(random, 3, 7))}`;
    return `${from}q${round(out * 1.4)} ${round(within(random, 1.5, 3))} ${round(out * within(random, 1.4, 3.2))} ${round(within(random, 4, 7.5))}`;
  });
  return stroke(hairs.join(""), colour, 1, 0.42);
}

/** Short hairs where the beard begins on the cheek. */
export function cheekHairs({ random, head }: Figure, { cheeks }: BeardOutline, colour: string): string {
  const hairs = cheeks
    .flatMap((cheek) => along(cheek.slice(1), 5))
    .map(([x, y]) => {
      const s = Math.sign(x - head.chin[0] * 0.6);
      const long = within(random, 1.5, 5);
      return `M${round(x - s * within(random, 0.2, 2))} ${round(y - long * 0.8)}q${round(s * 0.5)} ${round(long * 0.6)} ${round(s * 2.4)} ${round(long + 1)}`;
    });
  return stroke(hairs.join(""), colour, 1, 0.4);
}
