// The product's own server, as main.ts creates it, with a clock that can jump.
import type { AddressInfo } from "node:net";
import { createApp } from "../../apps/api/src/app.ts";
import { areas } from "../../apps/api/src/areas.ts";
import { openDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { startJobs } from "../../apps/api/src/platform/jobs/runner.ts";
import type { Jump } from "./clock.ts";

let began = Date.now();
let jump: Jump = { shift_ms: 0, speed: 1 };
const live = await openDeps(readConfig(), (error) => {
  console.error(error);
  process.exit(70);
});
const deps = { ...live.deps, now: () => new Date(began + jump.shift_ms + (Date.now() - began) * jump.speed) };
const fastify = await createApp(deps, areas);
const jobs = await startJobs(deps, areas, live.database.embedded);
await fastify.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ port: (fastify.server.address() as AddressInfo).port });

process.on("disconnect", () => process.exit(1));
process.on("message", async (message: Jump | "stop") => {
  if (message !== "stop") {
    began = Date.now();
    jump = message;
    process.send?.("jumped");
    return;
  }
  await fastify.close();
  await jobs.stop();
  await live.close();
  process.exit(0);
});
