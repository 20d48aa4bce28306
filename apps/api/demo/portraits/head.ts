import { curve, type Point } from "./curves.ts";
import { type HeadShape, headShapes, softened } from "./head-shapes.ts";
import type { Look } from "./look.ts";

const radius = 68;
const greatest_yaw = (16 * Math.PI) / 180;

/** The outline of a turned head, and where on the picture a point of the face lies. */
export type Head = {
  /** 0 is the front, 1 a three-quarter view. */
  turn: number;
  shape: HeadShape;
  outline: string;
  chin: Point;
  /** Returns where a point of the front view lies now; `out` is how far it stands out of the face. */
  place(x: number, y: number, out?: number): Point;
  /** Returns how much narrower something at this distance from the middle appears. */
  narrowing(x: number): number;
};

type Row = readonly [x: number, y: number, shift: number];

function outlineOf({ cheek, jaw, chin, long }: HeadShape, turn: number): string {
  const far: Row[] = [
    [33, -94, -1],
    [55, -68, -2],
    [62, -32, -3],
    [61.5, -2, -6.5],
    [61 * cheek, 24, -2.5],
    [53 * jaw, 58 * long, 2],
    [37 * chin, 86 * long, 9],
    [17 * chin, 100 * long, 15],
  ];
  const near: Row[] = [
    [-17 * chin, 100 * long, 17],
    [-38 * chin, 85 * long, 13],
    [-54 * jaw, 57 * long, 3],
    [-61 * cheek, 24, -2],
    [-63, -2, -4],
    [-64, -32, -6],
    [-57, -68, -6],
    [-34, -94, -3],
  ];
  const rows: Row[] = [[0, -101, -1], ...far, [0, 103.5 * long, 16.5], ...near];
  return curve(rows.map(([x, y, shift]): Point => [x + shift * turn, y]));
}

export function headOf({ gender, head, turn }: Look): Head {
  const found = headShapes[head] ?? { cheek: 1, jaw: 1, chin: 1, long: 1 };
  const shape = gender === "female" ? softened(found) : found;
  const yaw = turn * greatest_yaw;
  const angle = (x: number) => Math.asin(Math.max(-0.98, Math.min(0.98, x / radius)));
  return {
    turn,
    shape,
    outline: outlineOf(shape, turn),
    chin: [16.5 * turn, 103.5 * shape.long],
    place: (x, y, out = 0) => [radius * Math.sin(angle(x) + yaw) + out * Math.sin(yaw), y],
    narrowing: (x) => Math.cos(angle(x) + yaw) / Math.cos(angle(x)),
  };
}
