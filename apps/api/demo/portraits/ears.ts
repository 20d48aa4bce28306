import { round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import type { Side } from "./look.ts";
import { mix } from "./mix-colours.ts";
import { ellipse, fill, stroke } from "./paint.ts";

/** The near ear lies on the side of a turned head; the far one goes out of sight. */
const earX = ({ head }: Figure, s: Side) =>
  head.edge(s, 4) + (s < 0 ? 1 : -1) * (s < 0 ? 3 + 4 * head.turn : 3);

/** The ears that hair, dupatta and turban leave free. */
export function drawEars(figure: Figure): string {
  const { look, head, skin, shaded } = figure;
  const { woman } = look;
  if (woman && (woman.drape === "head" || woman.hairstyle === "loose")) return "";
  const ear = (s: Side) => {
    const x = earX(figure, s);
    const at = (dx: number, y: number) => `${round(x + s * dx)} ${y}`;
    const base = mix(skin.base, skin.shade, s === shaded ? 0.4 : 0.14);
    const form = `M${at(0, -12)}C${at(6, -22)} ${at(17, -20)} ${at(15.5, -4)}C${at(15, 6)} ${at(11.5, 10)} ${at(10, 17)}C${at(8.4, 25)} ${at(2, 27)} ${at(-1, 20)}Z`;
    const helix = `M${at(5, -10)}C${at(9, -16)} ${at(13, -13)} ${at(11.6, -3)}C${at(11, 4)} ${at(8.6, 8)} ${at(7.4, 12)}`;
    const bowl = `M${at(3, -3)}C${at(8, -6)} ${at(9, 2)} ${at(5.6, 8)}Q${at(3, 10)} ${at(2, 7)}Z`;
    return fill(form, base) + fill(bowl, skin.shade, 0.55) + stroke(helix, skin.shade, 1.6, 0.75);
  };
  return ear(-1) + (head.turn < 0.5 ? ear(1) : "");
}

export function drawRings(figure: Figure): string {
  const { look, head } = figure;
  const ring = look.woman?.ring;
  if (!ring || look.woman?.drape === "head") return "";
  const sides: readonly Side[] = head.turn < 0.5 ? [-1, 1] : [-1];
  return sides
    .map((s) => {
      const x = round(earX(figure, s) + s * 4);
      if (ring === "stud") return ellipse(x, 20, 3, 3, "#E2AE45") + ellipse(x - 0.8, 19, 1, 1, "#FFF3CF");
      return [
        ellipse(x, 20, 2.4, 2.4, "#E2AE45"),
        fill(`M${x - 5.5} 35a5.5 8 0 0 1 11 0z`, "#D79B34"),
        stroke(`M${x - 5.5} 36h11`, "#8E2A20", 2, 1, 'stroke-dasharray="1.6 1.6"'),
        stroke(`M${x} 22v6`, "#E2AE45", 1.6),
      ].join("");
    })
    .join("");
}
