export type Point = readonly [x: number, y: number];

export const round = (value: number) => Math.round(value * 10) / 10;
export const xy = ([x, y]: Point) => `${round(x)} ${round(y)}`;

type Segment = readonly [Point, Point, Point, Point];

/** Returns the segments of a smooth curve through all points (Catmull-Rom, as cubic curves). */
function segmentsOf(points: readonly Point[], closed: boolean): Segment[] {
  const last = points.length - 1;
  const at = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(last, i))] ?? [0, 0];
  return Array.from({ length: closed ? points.length : last }, (_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      b,
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    ];
  });
}

/** Returns the path of a smooth curve through all points. */
export function curve(points: readonly Point[], closed = true): string {
  const segments = segmentsOf(points, closed);
  const body = segments.map(([, first, second, end]) => `C${xy(first)} ${xy(second)} ${xy(end)}`);
  return `M${xy(points[0] ?? [0, 0])}${body.join("")}${closed ? "Z" : ""}`;
}

/** Returns points along a smooth curve, as many between two of the given ones as `steps` says. */
export function along(points: readonly Point[], steps: number): Point[] {
  return segmentsOf(points, false).flatMap(([a, b, c, d]) =>
    Array.from({ length: steps }, (_, i): Point => {
      const t = i / steps;
      const u = 1 - t;
      const at = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
      return [at(0), at(1)];
    }),
  );
}
