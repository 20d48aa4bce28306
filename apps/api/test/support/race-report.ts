import { inject } from "vitest";
import type { Log } from "../../src/platform/ports.ts";
import { createKeptLog } from "./kept-log.ts";
import { long_form, notify, tableOf } from "./long-form.ts";

/** Whether the database runs several transactions at once. */
export const on_server = inject("template").kind === "server";

/** The embedded database runs one transaction at a time, so races show little there. */
const rounds_on = long_form ? 1_000 : on_server ? 30 : 5;

/** The errors of a busy machine (a timeout for a lock, a statement or a connection), after which a request may be repeated. */
const busy = /^(55P03|57014)?$/;

export type RaceReport = {
  log: Log;
  /** Runs every round, as many at a time as there are lanes; returns the violations. */
  run<Lane>(
    name: string,
    lanes: readonly Lane[],
    play: (lane: Lane, times: number[]) => Promise<string[]>,
  ): Promise<string[]>;
  print(): void;
};

/**
 * Counts rounds, answers and violations, and how long the answers took. An app made with its `log` also tells why it
 * answered that a part is down: being busy is no violation, a deadlock is one.
 */
export function createRaceReport(): RaceReport {
  const rows: string[][] = [];
  const { log, lines } = createKeptLog("warn");
  return {
    log,
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
      const trouble = lines.splice(0);
      violations.push(...trouble.filter((line) => !isBusy(line)));
      const counted = [rounds_on, times.length, violations.length, trouble.filter(isBusy).length].map(String);
      rows.push([name, ...counted, ...[0.5, 0.99, 1].map((share) => at(times, share))]);
      return violations.slice(0, 20);
    },
    print() {
      notify([
        `races on ${on_server ? "a PostgreSQL server" : "the embedded database"}`,
        ...tableOf([["race", "rounds", "answers", "violations", "busy", "p50", "p99", "slowest"], ...rows]),
      ]);
    },
  };
}

/** A timeout while waiting for a connection has no code. A repeated transaction hides no deadlock. */
function isBusy(line: string): boolean {
  const { code = "", reason, msg } = JSON.parse(line) as { code?: string; reason?: string; msg: string };
  return reason === "connection" || (msg === "a part is down" && busy.test(code));
}

function at(times: readonly number[], share: number): string {
  return `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)} ms`;
}

/** Runs the work and records its duration. */
export async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  times.push(performance.now() - began);
  return done;
}
