import { xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix, multiply } from "./mix-colours.ts";
import { fill, softFill } from "./paint.ts";

/** One light from one side: a soft plane of shadow on the far half of the face, light on cheek, forehead and chin. */
export function drawFaceLight({ look, head, skin, lit, shaded, spot }: Figure): string {
  const s = shaded;
  const at = (x: number, y: number) => xy(head.place(x, y));
  const edge = (y: number) => head.edge(s, y) - s * 9;
  const plane = `M${at(s * 40, -110)}C${at(s * 46, -60)} ${edge(-20)} -40 ${edge(-8)} -14C${edge(-4)} 4 ${edge(14)} 14 ${edge(30) - s * 2} 34C${edge(40) - s * 9} 52 ${edge(60) - s * 12} 74 ${at(s * 4, 112)}L${s * 120} 120V-110Z`;
  const on = (x: number, y: number, rx: number, ry: number, colour: string, opacity: number) =>
    spot(head.place(x, y)[0], y, rx, ry, colour, opacity);
  // Men do not blush.
  const blush = look.gender === "female" ? 0.3 : 0.12;
  return [
    softFill(plane, multiply(skin.base, skin.shade), 0.4, [s * 6, 0]),
    on(-17, -7, 8, 9, skin.shade, 0.36),
    on(17, -7, 8, 9, skin.shade, 0.36),
    on(-35, 30, 17, 12, skin.warm, blush),
    on(35, 30, 17, 12, skin.warm, blush),
    on(lit * 37, 17, 15, 8, skin.light, 0.75),
    on(lit * 12, -46, 26, 14, skin.light, 0.5),
    on(0, 93 * head.shape.long, 12, 6, skin.light, 0.36),
    // The jaw turns under.
    on(lit * 34, 92 * head.shape.long, 16, 10, skin.shade, 0.3),
  ].join("");
}

/** The shadow of a beard that was shaved today or some days ago. */
export function drawStubble({ look, head, hair, skin, gradients }: Figure): string {
  const beard = look.man?.beard;
  if (beard !== "none" && beard !== "stubble") return "";
  const shaved = beard === "none";
  const colour = mix(hair.base, skin.deep, 0.35);
  const dark = shaved ? 0.1 : 0.26;
  const fading = gradients.between(
    [0, 22],
    [0, 72],
    [
      [0, colour, 0],
      [0.5, colour, dark * 0.55],
      [1, colour, dark],
    ],
  );
  const y = look.nose.y + 6;
  const at = (x: number, dy: number, out = 6) => xy(head.place(x, dy, out));
  const w = look.mouth.wide + 7;
  const lip = `M${at(-w, y + 14)}Q${at(-w * 0.7, y)} ${at(-4, y)}L${at(4, y)}Q${at(w * 0.7, y)} ${at(w, y + 14)}Q${at(0, y + 12)} ${at(-w, y + 14)}Z`;
  return fill("M-120 20H120V120H-120Z", fading) + softFill(lip, colour, dark * 0.4, [0, 3]);
}
