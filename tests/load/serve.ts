// The product's own server without limits on tries. The load test starts it and asks it for its port and its memory.
import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createApp } from "../../apps/api/src/app.ts";
import { areas } from "../../apps/api/src/areas.ts";
import { openDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { startJobs } from "../../apps/api/src/platform/jobs/runner.ts";

const live = await openDeps(readConfig(), (error) => {
  console.error(error);
  process.exit(70);
});
// Limits are counted, as in production, but no request is refused.
const { limiter } = live.deps;
const take = async (...tried: Parameters<typeof limiter.take>) => {
  await limiter.take(...tried);
  return { ok: true as const };
};
const deps = { ...live.deps, limiter: { ...limiter, take } };
const fastify = await createApp(deps, areas);
const jobs = await startJobs(deps, areas, live.database.embedded);
await fastify.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ port: (fastify.server.address() as AddressInfo).port });

/** Returns the peak memory in megabytes since the last call, because starting needs more than serving. */
function mostMemory(): number {
  const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  writeFileSync("/proc/self/clear_refs", "5");
  return Math.round(Number(kb) / 1024);
}

process.on("disconnect", () => process.exit(1));
process.on("message", async (message) => {
  if (message === "memory") process.send?.({ most_mb: mostMemory() });
  if (message !== "stop") return;
  await fastify.close();
  await jobs.stop();
  await live.close();
  process.exit(0);
});
