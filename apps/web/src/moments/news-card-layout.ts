export type Point = readonly [x: number, y: number];

/** In pixels: upright, in a shape that chats show without cutting it. */
export const width = 1080;
export const height = 1350;

/** One flower each. Odd numbers, so that all four corners are alike. */
export const columns = 11;
export const rows = 13;
export const cell = width / columns;

/** The room above and below the flowers, where the woven edges are. */
export const edge = (height - rows * cell) / 2;

/** A quarter of the outline of the plain middle, from the top to the side, in flowers from the centre. */
const stairs: readonly Point[] = [
  [2.5, -4.5],
  [2.5, -3.5],
  [3.5, -3.5],
  [3.5, -2.5],
  [4.5, -2.5],
];

/** Returns the corners of the plain middle, which holds the words: steps around whole flowers. */
export function middle(): Point[] {
  const right = [...stairs, ...mirrored(1, -1)];
  const left = [...stairs.map(([x, y]): Point => [-x, -y]), ...mirrored(-1, 1)];
  return [...right, ...left].map(([x, y]) => [width / 2 + x * cell, height / 2 + y * cell]);
}

const mirrored = (across: 1 | -1, down: 1 | -1): Point[] =>
  stairs.map(([x, y]): Point => [x * across, y * down]).toReversed();

/** Returns the font size at which all words fit into the room, given their widths at the largest size. */
export function sizeThatFits(largest: number, widths: readonly number[], room: number): number {
  return largest * Math.min(1, room / Math.max(...widths));
}
