import { rooms } from "./colours.ts";
import type { Figure } from "./figure.ts";
import type { Scene } from "./look.ts";
import { ellipse, fill } from "./paint.ts";

type Colours = { base: string; dark: string; light: string };
type Draw = (
  spot: (x: number, y: number, rx: number, ry: number, dark: boolean, opacity?: number) => string,
  side: number,
) => string;

/** What is out of focus behind the person: soft spots of light and dark alone. */
const scenes: Record<Scene, Draw> = {
  wall: (spot, side) => spot(200 + side * 130, 120, 260, 280, false),
  window: (spot, side) => {
    const x = side > 0 ? 318 : 82;
    const panes = [-33, 33].flatMap((dx) =>
      [-62, 62].map((dy) => spot(x + dx, 130 + dy + side * dx * 0.07, 48, 78, false, 0.95)),
    );
    return spot(x, 130, 150, 190, false, 0.5) + panes.join("");
  },
  arch: (spot) => spot(200, 260, 190, 330, false) + spot(200, 120, 130, 150, false, 0.7),
  field: (spot, side) =>
    spot(60, 330, 260, 130, true) +
    spot(330, 340, 260, 140, true) +
    spot(200 + side * 120, 96, 130, 130, false),
  garden: (spot, side) =>
    [
      spot(44, 300, 130, 130, true),
      spot(372, 270, 136, 136, true),
      spot(24, 150, 80, 80, true, 0.55),
      spot(200 + side * 140, 70, 96, 96, false),
      spot(200 - side * 70, 44, 50, 50, false, 0.7),
    ].join(""),
  shelf: (spot) =>
    [
      [35, 56, 34, 52],
      [70, 62, 30, 44],
      [358, 58, 46, 50],
      [50, 190, 56, 62],
      [340, 196, 30, 54],
      [376, 186, 34, 62],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => spot(x, y, rx, ry, true))
      .join("") +
    spot(200, 92, 330, 22, true, 0.7) +
    spot(200, 234, 330, 22, true, 0.7),
};

export function drawRoom({ look, gradients }: Figure): string {
  const [base, dark, light] = rooms[look.room];
  const colours: Colours = { base, dark, light };
  const spot: Parameters<Draw>[0] = (x, y, rx, ry, isDark, opacity = 1) =>
    ellipse(x, y, rx, ry, gradients.spot(isDark ? colours.dark : colours.light), opacity);
  return fill("M0 0H400V400H0Z", base) + scenes[look.scene](spot, look.light);
}
