import { along, type Point, round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { stroke } from "./paint.ts";

const links = 13;

/** A braid that comes from behind the neck over the near shoulder, in the coordinates of the head. */
export function drawBraid({ hair, head }: Figure): string {
  const k = head.turn;
  const path: Point[] = [
    [-60 - 6 * k, 84],
    [-72 - 4 * k, 128],
    [-75, 172],
    [-71, 216],
    [-66, 260],
  ];
  const step = 5;
  const points = along(path, step);
  return Array.from({ length: links }, (_, i) => {
    const [x, y] = points[Math.round((i / links) * (points.length - 1))] ?? [0, 0];
    const w = Math.min(8.5 + i * 2, 14.6 - i * 0.4);
    const lobe = (s: -1 | 1, colour: string) =>
      `<ellipse cx="0" cy="0" rx="${round(w * 0.66)}" ry="${round(w * 0.98)}" fill="${colour}" stroke="${hair.dark}" stroke-width="1.2" transform="translate(${round(x + s * w * 0.42)} ${round(y)}) rotate(${s * 34})"/>`;
    const shine = `M${round(x + w * 0.62)} ${round(y - w * 0.5)}Q${round(x + w * 0.62)} ${round(y + 2)} ${round(x + w * 0.1)} ${round(y + w * 0.66)}M${round(x - w * 0.8)} ${round(y - w * 0.42)}Q${round(x - w * 0.66)} ${round(y)} ${round(x - w * 0.3)} ${round(y + w * 0.3)}`;
    const [first, second] = i % 2 ? ([1, -1] as const) : ([-1, 1] as const);
    return lobe(first, hair.base) + lobe(second, hair.base) + stroke(shine, hair.light, 1.2, 0.5);
  }).join("");
}
