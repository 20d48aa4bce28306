import { inject } from "vitest";
import { long_form, tableOf, tell } from "./long-form.ts";

/** Whether several transactions can be under way at once. */
export const on_server = inject("template").kind === "server";

/** The embedded database lets one transaction in at a time: there is little to see. */
const rounds_on = long_form ? 1_000 : on_server ? 30 : 5;

export type RaceReport = {
  rounds: number;
  /** Plays every round, so many at a time as there are lanes; answers what should not have been. */
  run<Lane>(
    name: string,
    lanes: readonly Lane[],
    play: (lane: Lane, times: number[]) => Promise<string[]>,
  ): Promise<string[]>;
  print(): void;
};

/** Counts rounds, answers and violations, and how long the answers took. */
export function createRaceReport(): RaceReport {
  const rows: string[][] = [];
  return {
    rounds: rounds_on,
    async run(name, lanes, play) {
      const times: number[] = [];
      const violations: string[] = [];
      let left = rounds_on;
      await Promise.all(
        lanes.map(async (lane) => {
          while (left-- > 0) violations.push(...(await play(lane, times)));
        }),
      );
      times.sort((a, b) => a - b);
      const counted = [rounds_on, times.length, violations.length].map(String);
      rows.push([name, ...counted, ...[0.5, 0.99, 1].map((share) => at(times, share))]);
      return violations.slice(0, 20);
    },
    print() {
      tell([
        `races on ${on_server ? "a PostgreSQL server" : "the embedded database"}`,
        ...tableOf([["race", "rounds", "answers", "violations", "p50", "p99", "slowest"], ...rows]),
      ]);
    },
  };
}

function at(times: readonly number[], share: number): string {
  return `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)} ms`;
}

/** Does it, and notes how long that took. */
export async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  times.push(performance.now() - began);
  return done;
}
