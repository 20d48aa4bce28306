import { round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { fill, stroke } from "./paint.ts";

/** A brow over the right eye: level where it begins, highest in its last third, then thin. */
export function drawBrow({ look }: Figure, colour: string): string {
  const { y, thick, arch, gap } = look.brow;
  const from = round(-15 + gap);
  const peak = round(y - 2.4 - arch * 0.8);
  const end = round(y + 3.8 - arch * 0.1);
  const form = `M${from} ${round(y - 2.1)}C${from + 5} ${round(y - 3.7)} ${-1 + gap} ${round(peak - 0.6)} 5 ${round(peak - 0.8)}Q13 ${round(peak)} 18.4 ${end}Q11 ${round(peak + thick * 0.62)} 4 ${round(peak + thick * 0.82)}C-3 ${round(peak + thick + 1)} ${from + 6} ${round(y + thick * 0.76 - 1.3)} ${round(from + 1)} ${round(y + thick * 0.76 - 1.1)}Q${round(from - 1.2)} ${round(y + thick * 0.36 - 1.3)} ${from} ${round(y - 2.1)}Z`;
  const hairs = [0, 1, 2, 3, 4].map(
    (i) =>
      `M${round(from + 0.6 + i * 3.6)} ${round(y + thick * 0.6 - 0.8 - i * 0.6)}q1 ${round(-thick * 0.5)} 3 ${round(-thick * 0.66 - 1.2)}`,
  );
  return fill(form, colour, 0.88) + stroke(hairs.join(""), colour, 1.1, 0.55);
}
