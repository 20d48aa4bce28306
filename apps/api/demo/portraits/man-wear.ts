import { cloths } from "./colours.ts";
import type { Figure } from "./figure.ts";
import type { ManLook } from "./look.ts";
import { ellipse, fill, stroke } from "./paint.ts";

type Wear = (figure: Figure, man: ManLook, x: number) => string;

const sides = [-1, 1] as const;
const both = (draw: (side: -1 | 1) => string) => sides.map(draw).join("");

const jacket: Wear = ({ cloth, lit, shaded, gradients }, { over, tie }, x) => {
  const c = cloths[over];
  const collar = `M${x - 44} 304L${x - 8} 356L${x - 30} 372L${x - 58} 318ZM${x + 44} 304L${x + 8} 356L${x + 30} 372L${x + 58} 318Z`;
  const knot = tie
    ? fill(
        `M${x - 9} 352L${x + 9} 352L${x + 6} 366L${x + 14} 440H${x - 14}L${x - 6} 366Z`,
        cloths[tie].base,
      ) + fill(`M${x - 9} 352h18l-3 14h-12z`, cloths[tie].shade)
    : "";
  const lapel = (s: -1 | 1) =>
    fill(
      `M${x + s * 50} 304C${x + s * 40} 350 ${x + s * 22} 384 ${x + s * 4} 420L${x + s * 20} 450H${x + s * 220}V300Z`,
      c.base,
    ) +
    fill(
      `M${x + s * 50} 304L${x + s * 76} 326C${x + s * 74} 346 ${x + s * 80} 356 ${x + s * 84} 362L${x + s * 62} 368C${x + s * 50} 392 ${x + s * 28} 414 ${x + s * 6} 428C${x + s * 24} 384 ${x + s * 42} 350 ${x + s * 50} 304Z`,
      s === lit ? c.light : c.shade,
      0.9,
    );
  const shade = gradients.between(
    [x + shaded * 60, 0],
    [x + shaded * 110, 0],
    [
      [0, c.deep, 0],
      [1, c.deep, 0.55],
    ],
  );
  return (
    fill(collar, cloth.light) +
    stroke(`M${x - 8} 356L${x - 30} 372M${x + 8} 356L${x + 30} 372`, cloth.deep, 1.4, 0.5) +
    knot +
    both(lapel) +
    fill(`M${x + shaded * 60} 300H${x + shaded * 240}V450H${x + shaded * 60}Z`, shade)
  );
};

const waistcoat: Wear = ({ lit }, { over }, x) => {
  const c = cloths[over];
  const front = (s: -1 | 1) =>
    fill(
      `M${x + s * 46} 306C${x + s * 34} 344 ${x + s * 14} 350 ${x + s} 354V450H${x + s * 104}C${x + s * 96} 400 ${x + s * 94} 360 ${x + s * 100} 334Z`,
      c.base,
    ) +
    fill(
      `M${x + s * 46} 306C${x + s * 34} 340 ${x + s * 14} 348 ${x + s} 350V364C${x + s * 20} 362 ${x + s * 44} 352 ${x + s * 57} 316Z`,
      s === lit ? c.light : c.shade,
    );
  return (
    both(front) +
    ellipse(x + 5, 376, 2.6, 2.6, c.deep) +
    ellipse(x + 5, 394, 2.6, 2.6, c.deep) +
    stroke(`M${x} 352V440`, c.deep, 1.6, 0.6)
  );
};

const shirt: Wear = ({ cloth }, _man, x) => {
  const collar = (s: -1 | 1) =>
    fill(
      `M${x + s * 45} 303C${x + s * 40} 326 ${x + s * 18} 350 ${x + s * 4} 358L${x + s * 26} 384C${x + s * 44} 366 ${x + s * 58} 344 ${x + s * 62} 316Z`,
      cloth.light,
    ) +
    stroke(
      `M${x + s * 4} 358L${x + s * 26} 384C${x + s * 44} 366 ${x + s * 56} 346 ${x + s * 61} 320`,
      cloth.deep,
      1.5,
      0.5,
    );
  return (
    both(collar) +
    stroke(`M${x} 362V440`, cloth.deep, 1.5, 0.5) +
    ellipse(x + 1, 384, 2.2, 2.2, cloth.deep, 0.7)
  );
};

const sweater: Wear = ({ cloth }, _man, x) =>
  fill(
    `M${x - 50} 304C${x - 42} 342 ${x - 18} 360 ${x} 362C${x + 18} 360 ${x + 42} 342 ${x + 50} 304L${x + 60} 312C${x + 52} 354 ${x + 22} 376 ${x} 377C${x - 22} 376 ${x - 52} 354 ${x - 60} 312Z`,
    cloth.light,
    0.8,
  ) +
  stroke(
    `M${x - 60} 314C${x - 52} 354 ${x - 22} 376 ${x} 377C${x + 22} 376 ${x + 52} 354 ${x + 60} 314`,
    cloth.deep,
    1.4,
    0.5,
  );

/** With a standing collar. */
const kurta: Wear = ({ cloth }, _man, x) =>
  fill(
    `M${x - 46} 302C${x - 38} 336 ${x - 16} 348 ${x} 350C${x + 16} 348 ${x + 38} 336 ${x + 46} 302L${x + 56} 312C${x + 46} 352 ${x + 18} 366 ${x} 368C${x - 18} 366 ${x - 46} 352 ${x - 56} 312Z`,
    cloth.light,
  ) +
  stroke(
    `M${x - 56} 314C${x - 46} 352 ${x - 18} 366 ${x} 368C${x + 18} 366 ${x + 46} 352 ${x + 56} 314M${x + 1} 350V440`,
    cloth.deep,
    1.4,
    0.5,
  ) +
  ellipse(x + 6, 376, 2.2, 2.2, cloth.deep, 0.8) +
  ellipse(x + 6, 393, 2.2, 2.2, cloth.deep, 0.8);

const wears = { jacket, waistcoat, shirt, sweater, kurta } as const satisfies Record<ManLook["wear"], Wear>;

export const drawManWear: Wear = (figure, man, x) => wears[man.wear](figure, man, x);
