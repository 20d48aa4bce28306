import type { Scene } from "../inside-server.ts";
import type { Reads } from "../readers.ts";
import { tally } from "../record.ts";
import { at95, highest, quantileOf } from "../run.ts";
import type { Cluster } from "./cluster.ts";
import { type Disturbance, type Seen, seconds } from "./cycle.ts";
import { balance, divergence } from "./ledger.ts";

/** Prints the figures of a run, and adds what was not reached to the violations. */
export async function report(
  { record, notify, violations }: Scene,
  cluster: Cluster,
  { most_ms, readers_answered }: Disturbance,
  seen: readonly Seen[],
  reads: Reads,
): Promise<void> {
  const primary = await cluster.find("leader");
  if (!primary) throw new Error("the cluster has no primary");
  const { acknowledged, lost, twice } = await balance(cluster.urlOf(primary), record.operations);
  const differing = await divergence(cluster);
  const gaps = seen.map(({ gap_ms }) => gap_ms);
  const [p50, p95] = [quantileOf(gaps, 0.5), at95(gaps)];
  const writes = record.operations.filter(({ what }) => !what.startsWith("read "));
  const read = record.operations.filter(({ what }) => what.startsWith("read "));
  notify(
    `${seen.length} cycles: ${lost} of ${acknowledged} acknowledged writes lost, ${twice} done twice, ${differing} different between the three databases`,
  );
  notify(
    `without an acknowledged write: p50 ${seconds(p50)}, p95 ${seconds(p95)}, at most ${seconds(highest(gaps))}; last refusal: ${spread(seen.map((one) => one.last_refused_ms))}`,
  );
  notify(`whole again (three machines, one confirms): ${spread(seen.map((one) => one.settled_ms))}`);
  notify(`writers: ${tally(writes)}`);
  notify(
    `readers: ${reads.asked} pages asked for, ${reads.failed_at.length} failed after the app's two repeats; each answer: ${tally(read)}`,
  );
  if (lost + twice + differing > 0) violations.push(`${lost} lost, ${twice} twice, ${differing} different`);
  if (p50 > most_ms.p50) violations.push(`p50 of ${seconds(p50)} without a write`);
  if (p95 > most_ms.p95) violations.push(`p95 of ${seconds(p95)} without a write`);
  if (readers_answered && reads.failed_at.length > 0)
    violations.push(`${reads.failed_at.length} pages were not answered`);
}

const spread = (times: readonly number[]) =>
  `p50 ${seconds(quantileOf(times, 0.5))}, at most ${seconds(highest(times))}`;
