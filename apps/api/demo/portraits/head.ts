import { curve, type Point } from "./curves.ts";
import { edgeOf, outlinePoints } from "./head-outline.ts";
import { bare, type HeadShape, headShapes, softened } from "./head-shapes.ts";
import { isShaven, type Look } from "./look.ts";

/** How large a head is beside the body. */
export const manScale = 0.93;
export const womanScale = 0.82;
/** Where its middle lies, and how much the body is moved toward it. */
export const headY = { man: 194, woman: 206 } as const;
export const raise = { man: -6, woman: -17 } as const;

const radius = 68;
const greatest_yaw = (19 * Math.PI) / 180;

/** The outline of a turned head, and where on the picture a point of the face lies. */
export type Head = {
  /** 0 is the front, 1 a three-quarter view. */
  turn: number;
  shape: HeadShape;
  outline: string;
  chin: Point;
  /** Returns where the outline lies at a height: 1 is the side that turns away, -1 the one with the ear. */
  edge(side: number, y: number): number;
  /** Returns where a point of the front view lies now; `out` is how far it stands out of the face. */
  place(x: number, y: number, out?: number): Point;
  /** Returns how much narrower something at this distance from the middle appears. */
  narrowing(x: number): number;
};

export function headOf({ gender, head, turn, man }: Look): Head {
  const found = headShapes[head] ?? { cheek: 1, jaw: 1, chin: 1, long: 1 };
  const shape = gender === "female" ? softened(found) : isShaven(man) ? bare(found) : found;
  const yaw = turn * greatest_yaw;
  const angle = (x: number) => Math.asin(Math.max(-0.98, Math.min(0.98, x / radius)));
  const points = outlinePoints(shape, turn);
  return {
    turn,
    shape,
    outline: curve(points),
    chin: [21 * turn, 103.5 * shape.long],
    edge: edgeOf(points),
    place: (x, y, out = 0) => [radius * Math.sin(angle(x) + yaw) + out * Math.sin(yaw), y],
    narrowing: (x) => Math.cos(angle(x) + yaw) / Math.cos(angle(x)),
  };
}
