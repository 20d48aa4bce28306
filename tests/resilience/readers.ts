import { base_path } from "@sanjog/contract/endpoint";
import type { Base, Recorder } from "./record.ts";
import { pause } from "./run.ts";
import type { TestServer } from "./test-server.ts";

/** What a reader saw: how often a page was asked for, when each one failed for good, and how long each took. */
export type Reads = { asked: number; failed_at: number[]; took: { at: number; ms: number }[] };

export type Reading = { reads: Reads; stop(): Promise<void> };

/** Suggestions are searched on replicas; a member may see only so many pages of them in a while. */
const paths = ["friends", "connection-requests", "profile", "favorites", "blocked", "suggestions"];
/** The app's query client repeats a query after server failures, at these times (query-client.ts). */
const repeats_after_ms = [1_000, 2_000];

/** Starts members who look at one page after the other until stopped, and repeat a failed request as the app does. */
export function startReading(
  record: Recorder,
  { base, members }: Pick<TestServer, "members"> & { base(): Base },
  clients: number,
  pause_ms: number,
): Reading {
  const reads: Reads = { asked: 0, failed_at: [], took: [] };
  let stopping = false;
  const read = async (path: string, n: number): Promise<boolean> => {
    for (const wait_ms of [...repeats_after_ms, null]) {
      const wish = { path: `${base_path}/api/user/${path}`, what: `read ${path}` };
      const { operation } = await record.send(base(), members[n] ?? null, wish);
      if (operation.status !== 0 && operation.status < 500) return true;
      if (wait_ms !== null) await pause(wait_ms);
    }
    return false;
  };
  const client = async (n: number) => {
    for (let turn = n; !stopping; turn += 1) {
      const began = Date.now();
      reads.asked += 1;
      if (!(await read(paths[turn % paths.length] ?? "", n))) reads.failed_at.push(began);
      reads.took.push({ at: began, ms: Date.now() - began });
      await pause(pause_ms);
    }
  };
  const done = Promise.all(Array.from({ length: clients }, (_, n) => client(n % members.length)));
  return {
    reads,
    stop: async () => {
      stopping = true;
      await done;
    },
  };
}
