import { round } from "./curves.ts";
import type { Figure } from "./figure.ts";
import { fill, stroke } from "./paint.ts";

const links = 9;
const from = { x: 156, y: 258 };
const to = { x: 138, y: 424 };

/** A braid over the shoulder, in the coordinates of the body. */
export function drawBraid({ hair }: Figure): string {
  return Array.from({ length: links }, (_, i) => {
    const t = i / links;
    const x = round(from.x + (to.x - from.x) * t + Math.sin(t * 3) * 5);
    const y = round(from.y + (to.y - from.y) * t);
    const w = round(17 - t * 4);
    const g = (to.y - from.y) / links + 11;
    return [
      fill(
        `M${x - w} ${y - 2}C${x - w - 1} ${y + g * 0.6} ${x - 4} ${y + g} ${x + 3} ${y + g}C${x + 7} ${y + g * 0.6} ${x - 2} ${y + 2} ${x - w} ${y - 2}Z`,
        i % 2 ? hair.base : hair.dark,
      ),
      fill(
        `M${x + w} ${y - 2}C${x + w + 1} ${y + g * 0.6} ${x + 4} ${y + g} ${x - 3} ${y + g}C${x - 7} ${y + g * 0.5} ${x + 2} ${y + 1} ${x + w} ${y - 2}Z`,
        hair.base,
      ),
      stroke(
        `M${x + w - 3} ${y + 2}Q${x + w - 3} ${y + g * 0.5} ${x + 3} ${y + g * 0.8}M${x - w + 3} ${y + 2}Q${x - w + 4} ${y + g * 0.5} ${x - 3} ${y + g * 0.75}`,
        hair.light,
        1.4,
        0.55,
      ),
    ].join("");
  }).join("");
}

/** The hair that leads from the temple to the braid. */
export function drawBraidRoot({ hair, head }: Figure): string {
  const k = head.turn;
  return (
    fill(
      `M${136 - 4 * k} 196C${132 - 4 * k} 226 138 250 139 268C146 284 162 284 173 266C176 250 168 236 162 222Z`,
      hair.base,
    ) +
    stroke(
      `M${140 - 4 * k} 204C138 230 146 248 148 268M${146 - 4 * k} 206C150 232 158 246 160 268M150 212C160 236 166 248 168 262`,
      hair.light,
      1.4,
      0.45,
    )
  );
}
