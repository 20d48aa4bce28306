import { round } from "./curves.ts";

type Stop = readonly [offset: number, colour: string, opacity: number];

/** Collects the gradients of one portrait; each method returns the paint that refers to its gradient. */
export class Gradients {
  readonly #made = new Map<string, string>();

  /** A soft spot that fills the bounding box of its shape. */
  spot(colour: string): string {
    const stops = [
      [0, colour, 1],
      [0.35, colour, 0.78],
      [0.7, colour, 0.24],
      [1, colour, 0],
    ] as const;
    return this.#paint(`<radialGradient id="?">${this.#stops(stops)}</radialGradient>`);
  }

  /** A change of colour from one point to another, in the units of the shape. */
  between(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string {
    const [x1, y1, x2, y2] = [...from, ...to].map((value) => round(value));
    return this.#paint(
      `<linearGradient id="?" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.#stops(stops)}</linearGradient>`,
    );
  }

  toString(): string {
    return [...this.#made].map(([gradient, id]) => gradient.replace('"?"', `"${id}"`)).join("");
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join("");
  }

  #paint(gradient: string): string {
    const id = this.#made.get(gradient) ?? `paint${this.#made.size}`;
    this.#made.set(gradient, id);
    return `url(#${id})`;
  }
}
