import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { onEmbedded } from "./inside-server.ts";
import { picture } from "./people.ts";
import { createRecord, quantile, tally } from "./record.ts";
import { type Fault, highest, pause, quantileOf } from "./run.ts";
import type { TestServer } from "./test-server.ts";
import { addPicture } from "./writers.ts";

const limit_mb = 768;
/** The size of a picture that becomes nearly the largest that a gallery accepts. */
const of_two_megabytes = 4_600_000;
const late_limit_ms = 200;
const fences: string[] = [];

/** Fifty members send twelve pictures of two megabytes each, at once, to a server with little memory. */
export const memory: Fault = {
  does: `1.2 GB of pictures at once, the server held to ${limit_mb} MB`,
  cycles: 50,
  run(settings) {
    const { cycles } = settings;
    const wanted = { members: cycles, connections: cycles + 5 };
    return onEmbedded(wanted, settings, async ({ app, record, notify, violations, afterwards }) => {
      const image = await picture(of_two_megabytes);
      const metrics_port = await freePort();
      await app.start({ METRICS_PORT: String(metrics_port) });
      afterwards(() => {
        for (const group of fences.splice(0)) rmdirSync(group);
      });
      const fence = fenceIn(app.pid());
      const watch = watchApp(app, metrics_port);
      settings.say(`${fence}; ${cycles} × 12 pictures of ${Math.round(image.length / 1000)} KB`);
      const uploads = app.members.map(async (member) => {
        for (let tried = 0; tried < 60; tried += 1) {
          const { operation, headers } = await record.send(app.base(), member, {
            ...addPicture(image, 12),
            limit_ms: 240_000,
          });
          if (operation.status !== 429 && operation.status !== 503) return operation.status;
          await pause(1_000 * Math.min(10, Number(headers["retry-after"] ?? 2)));
        }
        return 429;
      });
      const ended = await Promise.all(uploads);
      const { most_mb, health, alive, late_ms } = await watch.stop();
      if (!alive) violations.push("the server died");
      if (most_mb > 600) violations.push(`the server took ${most_mb} MB`);
      const refused = ended.filter((status) => status !== 200 && status !== 429);
      if (refused.length > 0) violations.push(`pictures ended with ${[...new Set(refused)].join(", ")}`);
      if (quantile(health, 0.99) > 500)
        violations.push(`health answered after ${quantile(health, 0.99)} ms at the 99th percentile`);
      const windows = late_ms.slice(1);
      if (highest(windows) >= late_limit_ms)
        violations.push(
          `the event loop was ${highest(windows)} ms late at the 99th percentile of ten seconds`,
        );
      if (health.some(({ status }) => status === 0)) violations.push("health did not answer");
      const stored = ended.filter((status) => status === 200).length;
      notify(
        `${fence}; ${stored} of ${cycles} galleries stored (${tally(record.operations)}); ${most_mb} MB at most`,
      );
      notify(
        `event loop: ${quantileOf(windows, 0.5)} ms late at the 99th percentile of the middle ten seconds, ${highest(windows)} ms of the worst, of ${windows.length}`,
      );
      notify(`health: p50 ${quantile(health, 0.5)} ms, p99 ${quantile(health, 0.99)} ms of ${health.length}`);
    });
  },
};

/** Limits the memory of the process by whichever mechanism works here; returns its name. */
function fenceIn(pid: number): string {
  const kinds = [
    { at: "/sys/fs/cgroup/cgroup.controllers", group: "/sys/fs/cgroup/sanjog-faults", file: "memory.max" },
    {
      at: "/sys/fs/cgroup/memory/memory.limit_in_bytes",
      group: "/sys/fs/cgroup/memory/sanjog-faults",
      file: "memory.limit_in_bytes",
    },
  ];
  for (const { group, file } of kinds.filter(({ at }) => existsSync(at))) {
    try {
      mkdirSync(group, { recursive: true });
      writeFileSync(`${group}/${file}`, String(limit_mb * 1024 * 1024));
      writeFileSync(`${group}/cgroup.procs`, String(pid));
      fences.push(group);
      return `held to ${limit_mb} MB by a control group`;
    } catch {
      // No permission for this mechanism: try the next one.
    }
  }
  const bytes = (limit_mb + 400) * 1024 * 1024;
  const { status } = spawnSync("prlimit", [`--pid=${pid}`, `--data=${bytes}`]);
  return status === 0
    ? `held by prlimit --data, ${limit_mb} MB and what is mapped`
    : "not held, only measured";
}

function watchApp(app: TestServer, metrics_port: number) {
  const record = createRecord(1);
  let stopping = false;
  let most_mb = 0;
  const late_ms: number[] = [];
  const watching = (async () => {
    while (!stopping) {
      await record.send(app.base(), null, { path: "/health/live", what: "health" });
      try {
        const status = readFileSync(`/proc/${app.pid()}/status`, "utf8");
        most_mb = Math.max(most_mb, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
      } catch {
        stopping = true;
      }
      await pause(100);
    }
  })();
  const reading = (async () => {
    while (!stopping) {
      const late = await eventLoopDelay(metrics_port).catch(() => null);
      // The server measures in windows of ten seconds; an unchanged value is from the same window.
      if (late !== null && late !== late_ms.at(-1)) late_ms.push(late);
      await pause(1_000);
    }
  })();
  return {
    stop: async () => {
      const alive = !stopping;
      stopping = true;
      await Promise.all([watching, reading]);
      record.close();
      return { most_mb, alive, health: record.operations, late_ms };
    },
  };
}

/** Returns the 99th percentile of the server's last ten seconds from its metrics. */
async function eventLoopDelay(port: number): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const found = /^sanjog_event_loop_delay_seconds\{percentile="99"\} (\S+)$/m.exec(await answer.text());
  return found ? Math.round(Number(found[1]) * 1_000) : null;
}
