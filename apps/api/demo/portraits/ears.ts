import { round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { mix } from "./mix-colours.ts";
import { ellipse, fill, stroke } from "./paint.ts";

/** The ears that hair, dupatta and turban leave free; the far ear of a turned head is hidden. */
export function drawEars({ look, head, skin }: Figure): string {
  const { woman } = look;
  if (woman && (woman.drape === "head" || woman.hairstyle === "loose" || woman.hairstyle === "bob"))
    return "";
  const ear = (x: number, s: -1 | 1) =>
    fill(
      `M${x} -14C${x + s * 12} -22 ${x + s * 17} -6 ${x + s * 12} 10C${x + s * 9} 22 ${x + s * 2} 26 ${x - s * 2} 18Z`,
      mix(skin.base, skin.shade, 0.25),
    ) + stroke(`M${x + s * 3} -8C${x + s * 10} -12 ${x + s * 11} 0 ${x + s * 6} 8`, skin.shade, 1.8, 0.8);
  return ear(-61 - 3 * head.turn, -1) + (head.turn < 0.5 ? ear(60 - 6 * head.turn, 1) : "");
}

export function drawRings({ look, head }: Figure): string {
  const ring = look.woman?.ring;
  if (!ring || look.woman?.drape === "head") return "";
  const places = head.turn < 0.5 ? [-66 - 3 * head.turn, 65 - 7 * head.turn] : [-67];
  return places
    .map((place) => {
      const x = round(place);
      if (ring === "stud")
        return ellipse(x, 20, 3.2, 3.2, "#E2AE45") + ellipse(x - 0.8, 19, 1.1, 1.1, "#FFF3CF");
      return [
        ellipse(x, 20, 2.4, 2.4, "#E2AE45"),
        fill(`M${x - 6} 36a6 8 0 0 1 12 0z`, "#D79B34"),
        stroke(`M${x - 6} 37h12`, "#8E2A20", 2, 1, 'stroke-dasharray="1.6 1.6"'),
        stroke(`M${x} 22v6`, "#E2AE45", 1.6),
      ].join("");
    })
    .join("");
}
