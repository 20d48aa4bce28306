import { round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { stroke } from "./paint.ts";

const frames = {
  gold: { colour: "#8B6420", width: 1.8, half: 17, corner: 15 },
  clear: { colour: "#6B4A33", width: 3, half: 15, corner: 15 },
  black: { colour: "#231A18", width: 3, half: 15, corner: 7 },
} as const;

export function drawGlasses({ look, head }: Figure): string {
  if (!look.glasses) return "";
  const { colour, width, half, corner } = frames[look.glasses];
  const near = round(head.place(-look.eye.apart, 0)[0]);
  const far = round(head.place(look.eye.apart, 0)[0]);
  const wide = 20.5;
  const narrow = round(wide * (1 - 0.28 * head.turn));
  const lens = (x: number, r: number) =>
    `<rect x="${x - r}" y="${2 - half}" width="${2 * r}" height="${2 * half}" rx="${corner}" fill="#fff" fill-opacity=".05" stroke="${colour}" stroke-width="${width}"/>` +
    stroke(`M${x - r + 6} ${half - 6}L${x + r * 0.3} ${6 - half}`, "#fff", 4, 0.1);
  const bridge = `M${near + wide} -3Q${(near + wide + far - narrow) / 2} -8 ${far - narrow} -3`;
  const temples = `M${near - wide} -5L${round(head.edge(-1, -6) + 1)} -9${head.turn < 0.5 ? `M${far + narrow} -5L${round(head.edge(1, -6) - 1)} -9` : ""}`;
  return lens(near, wide) + lens(far, narrow) + stroke(bridge + temples, colour, width);
}
