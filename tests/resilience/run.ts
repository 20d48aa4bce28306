import { randomFrom } from "../../apps/api/demo/chance.ts";
import { percentileOf } from "../load/stats.ts";

export type Settings = {
  cycles: number;
  seed: number;
  say(text: string): void;
};

/** The result of a run: lines to print, violations, and the amount of work. */
export type Outcome = {
  lines: string[];
  violations: string[];
  operations: number;
};

export type Fault = {
  does: string;
  cycles: number;
  run(settings: Settings): Promise<Outcome>;
};

/** The reason why the run was skipped. */
export const notHere = (why: string): Outcome => ({
  lines: [`not run: ${why}`],
  violations: [],
  operations: 0,
});

export function randomOf(seed: number, name: string): () => number {
  const random = randomFrom(name, seed);
  return () => random.between(0, 999_999) / 1_000_000;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits until the condition holds; returns the time in milliseconds, or null after the timeout. */
export async function until(
  isSo: () => Promise<boolean>,
  limit_ms: number,
  every_ms = 50,
): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < limit_ms) {
    if (await isSo()) return performance.now() - began;
    await pause(every_ms);
  }
  return null;
}

export const ms = (time: number) => `${Math.round(time)} ms`;
export const highest = (times: readonly number[]) => Math.round(Math.max(0, ...times));
/** Returns the percentile in whole milliseconds; 0 without any time. */
export const quantileOf = (times: readonly number[], share: number) =>
  Math.round(percentileOf(times, share) || 0);
export const at95 = (times: readonly number[]) => quantileOf(times, 0.95);
