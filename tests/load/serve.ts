// The product's own server, as main.ts makes it, with two things a benchmark needs: nobody is refused for trying too often, and there is
// a door that does nothing once it knows who knocks. Started by the benchmark, which it tells its port and its memory.
import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { endpoint } from "@sanjog/contract/endpoint";
import { nothing } from "@sanjog/contract/reply";
import { createApp } from "../../apps/api/src/app.ts";
import { areas } from "../../apps/api/src/areas.ts";
import { openDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import type { Area } from "../../apps/api/src/platform/area.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import { bind } from "../../apps/api/src/platform/http/bind.ts";
import { startJobs } from "../../apps/api/src/platform/jobs/runner.ts";

const emptyDoor = endpoint({
  name: "benchNothing",
  method: "GET",
  path: "/api/bench/nothing",
  access: "member",
  summary: "Answers nothing to a member.",
  reply: nothing,
});
const benchArea: Area = {
  name: "bench",
  routes: (app, deps) => bind(app, deps, emptyDoor, async () => ({})),
};

const live = await openDeps(readConfig(), (error) => {
  console.error(error);
  process.exit(70);
});
// Tries are counted, as in earnest, but nobody is refused.
const { limiter } = live.deps;
const take = async (...tried: Parameters<typeof limiter.take>) => {
  await limiter.take(...tried);
  return { ok: true as const };
};
const deps = { ...live.deps, limiter: { ...limiter, take } };
const opened = [...areas, benchArea];
const app = await createApp(deps, opened);
const jobs = await startJobs(deps, opened, live.database.embedded);
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ port: (app.server.address() as AddressInfo).port });

/** Now, and at its highest since this was last asked, in megabytes. */
function memory() {
  const status = readFileSync("/proc/self/status", "utf8");
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  const answer = { now_mb: Math.round(read("VmRSS")), most_mb: Math.round(read("VmHWM")) };
  // The next answer's highest is what came after this one: starting takes more than working does.
  writeFileSync("/proc/self/clear_refs", "5");
  return answer;
}

// The benchmark is gone, however it went: nothing of it stays behind.
process.on("disconnect", () => process.exit(1));
process.on("message", async (message) => {
  if (message === "memory") process.send?.(memory());
  if (message !== "stop") return;
  await app.close();
  await jobs.stop();
  await live.close();
  process.exit(0);
});
