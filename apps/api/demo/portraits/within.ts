import type { Random } from "../chance.ts";

/** Returns a number between two, with its fraction. */
export const within = (random: Random, low: number, high: number) => low + (high - low) * random.next();
