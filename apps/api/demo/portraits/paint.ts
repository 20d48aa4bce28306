import { round } from "./curves.ts";

/**
 * Shapes as SVG. An opacity is always that of the fill or of the stroke: an opacity of the whole element makes librsvg
 * copy the canvas, and a blur filter costs a hundred times as much as the steps here.
 */
export const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${round(opacity * 10) / 10}"` : ""}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${round(opacity * 10) / 10}"` : ""} ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" fill-opacity="${opacity}"/>`;

export const moved = (x: number, y: number, content: string) =>
  `<g transform="translate(${round(x)} ${round(y)})">${content}</g>`;

/** Cuts a drawing to a path. The id is unique in its portrait. */
export const clipped = (id: string, d: string, content: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Returns the opacity of each of several layers that together have the given one. */
const layerOf = (opacity: number, layers: number) => 1 - (1 - opacity) ** (1 / layers);

/** A line whose edges fade. */
export function softStroke(d: string, colour: string, width: number, opacity: number): string {
  const layer = layerOf(opacity, 3);
  return [1.5, 1, 0.5].map((share) => stroke(d, colour, width * share, layer)).join("");
}

/** A form whose edge fades along a direction, as one that a blur has moved over. */
export function softFill(
  d: string,
  colour: string,
  opacity: number,
  toward: readonly [number, number],
): string {
  const steps = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const layer = fill(d, colour, layerOf(opacity, steps.length));
  return steps.map((step) => moved(toward[0] * step, toward[1] * step, layer)).join("");
}
