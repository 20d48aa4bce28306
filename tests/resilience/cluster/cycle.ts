import type { Scene } from "../inside-server.ts";
import type { Operation } from "../record.ts";
import { pause, until } from "../run.ts";
import type { Cluster } from "./cluster.ts";
import { ask, balance, writeDirectly } from "./ledger.ts";
import type { Machine } from "./machine.ts";

/** One disturbance of a cluster, and what must hold during and after it. */
export type Disturbance = {
  does: string;
  cycles: number;
  /** Disturbs the cluster; returns what mends it again. `n` is the cycle, from 1. */
  strike(cluster: Cluster, primary: Machine, n: number): Promise<() => Promise<void> | void>;
  /** How long the cluster stays disturbed after writes were acknowledged again. */
  hold_ms?: number;
  /** Whether another machine must become the primary, or the same one must stay it. */
  primary: "changes" | "stays" | "either";
  /** Writes directly to the former primary meanwhile, past HAProxy. */
  past_haproxy?: boolean;
  /** The longest time without an acknowledged write, at the 50th and the 95th percentile of the cycles. */
  most_ms: { p50: number; p95: number };
  /** Whether every reader must get an answer, after the repeats of the app. */
  readers_answered?: boolean;
};

/** What one cycle cost: the longest time without an acknowledged write, and until when requests were refused. */
export type Seen = { gap_ms: number; last_refused_ms: number; settled_ms: number };

const back_limit_ms = 120_000;

/** Disturbs the cluster once, mends it, and checks every acknowledged write. Returns null if it does not become whole again. */
export async function runCycle(
  { record, violations }: Scene,
  cluster: Cluster,
  disturbance: Disturbance,
  n: number,
): Promise<Seen | null> {
  const before = await cluster.find("leader");
  if (!before) throw new Error("the cluster has no primary");
  const direct = disturbance.past_haproxy ? writeDirectly(cluster.urlOf(before), `cycle ${n}`) : null;
  const from = record.operations.length;
  const began = Date.now();
  const mend = await disturbance.strike(cluster, before, n);
  const struck = Date.now();
  const isBack = () => record.operations.slice(from).some((one) => isWrite(one) && sentAt(one) > struck);
  const hasMoved = async () =>
    disturbance.primary !== "changes" || ((await cluster.find("leader", before)) ?? before) !== before;
  const back = await until(async () => (await hasMoved()) && isBack(), back_limit_ms, 100);
  if (back === null) violations.push(`cycle ${n}: no write within ${seconds(back_limit_ms)}`);
  await pause(disturbance.hold_ms ?? 3_000);
  const after = await cluster.find("leader", disturbance.primary === "changes" ? before : undefined);
  if (disturbance.primary === "stays" && after !== before)
    violations.push(`cycle ${n}: ${after?.name ?? "nobody"} became the primary`);
  await mend();
  const mended = Date.now();
  if ((await cluster.settled()) === null) {
    violations.push(`cycle ${n}: the cluster did not become whole again`);
    return null;
  }
  const settled_ms = Date.now() - mended;
  await pause(1_500);
  const primary = await cluster.find("leader");
  if (!primary) throw new Error("the cluster has no primary");
  if (direct) violations.push(...(await lostOf(cluster.urlOf(primary), await direct.stop())));
  const window = record.operations.slice(from);
  const { lost, twice } = await balance(cluster.urlOf(primary), [...record.operations]);
  if (lost + twice > 0) violations.push(`cycle ${n}: ${lost} acknowledged writes lost, ${twice} done twice`);
  return {
    gap_ms: longestGap(window.filter(isWrite), began),
    last_refused_ms: Math.max(0, ...window.filter(isRefused).map(({ at }) => at - began)),
    settled_ms,
  };
}

const isWrite = ({ what, status }: Operation) => what === "preferences" && status === 200;
const isRefused = ({ status }: Operation) => status === 0 || status >= 500;
const sentAt = ({ at, ms }: Operation) => at - ms;
export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** The longest time between two acknowledged writes of any clients. */
function longestGap(writes: readonly Operation[], began: number): number {
  const times = [began, ...writes.map(({ at }) => at).sort((a, b) => a - b)];
  return Math.max(...times.slice(1).map((time, i) => time - (times[i] ?? time)));
}

/** What a machine acknowledged to a client that went past HAProxy must be on the primary too. */
async function lostOf(url: string, acknowledged: readonly string[]): Promise<string[]> {
  const rows = await ask<{ marker: string }>(url, "select marker from ledger.direct");
  const there = new Set(rows.map(({ marker }) => marker));
  const lost = acknowledged.filter((marker) => !there.has(marker));
  return lost.map((marker) => `a write past HAProxy was acknowledged and lost: ${marker}`);
}
