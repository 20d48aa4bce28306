import { xy } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix, multiply } from "./mix-colours.ts";
import { fill, softFill } from "./paint.ts";

/** One light from one side: a soft plane of shadow on the far half of the face, light on cheek, forehead and chin. */
export function drawFaceLight({ look, head, skin, lit, shaded, spot }: Figure): string {
  const at = (x: number, y: number) => xy(head.place(x, y));
  const s = shaded;
  const plane = `M${at(s * 26, -104)}C${at(s * 38, -60)} ${at(s * 46, -30)} ${at(s * 38, -12)}C${at(s * 34, 0)} ${at(s * 48, 20)} ${at(s * 40, 40)}C${at(s * 34, 58)} ${at(s * 28, 84)} ${at(s * 6, 110)}L${s * 120} 120L${s * 120} -110Z`;
  const on = (x: number, y: number, rx: number, ry: number, colour: string, opacity: number) =>
    spot(head.place(x, y)[0], y, rx, ry, colour, opacity);
  // Men do not blush.
  const blush = look.gender === "female" ? 0.36 : 0.14;
  return [
    softFill(plane, multiply(skin.base, skin.shade), 0.42, [s * 8, 0]),
    on(-16, -6, 9, 10, skin.shade, 0.34),
    on(16, -6, 9, 10, skin.shade, 0.34),
    on(-34, 28, 17, 12, skin.warm, blush),
    on(34, 28, 17, 12, skin.warm, blush),
    on(lit * 36, 12, 15, 9, skin.light, 0.8),
    on(lit * 14, -48, 26, 15, skin.light, 0.55),
    on(0, 92, 14, 8, skin.light, 0.34),
  ].join("");
}

/** The shadow of a beard that was shaved today or some days ago. */
export function drawStubble({ look, head, hair, skin }: Figure): string {
  const beard = look.man?.beard;
  if (beard !== "none" && beard !== "stubble") return "";
  const at = (x: number, y: number, out = 0) => xy(head.place(x, y, out));
  const form = `M${at(-60, 10)}C${at(-50, 40)} ${at(-36, 44)} ${at(-20, 50)}Q${at(0, 44, 8)} ${at(20, 50)}C${at(36, 44)} ${at(50, 40)} ${at(60, 10)}L${at(66, 120)}L${at(-66, 120)}Z`;
  const colour = mix(hair.base, skin.deep, 0.35);
  return beard === "none" ? fill(form, colour, 0.1) : softFill(form, colour, 0.34, [0, 7]);
}
