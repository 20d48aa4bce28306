// The product's own server, as main.ts makes it, whose clock can be told to jump.
import type { AddressInfo } from "node:net";
import { createApp } from "../../apps/api/src/app.ts";
import { areas } from "../../apps/api/src/areas.ts";
import { openDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import { readConfig } from "../../apps/api/src/platform/config.ts";
import { startJobs } from "../../apps/api/src/platform/jobs/runner.ts";

let shift_ms = 0;
const live = await openDeps(readConfig(), (error) => {
  console.error(error);
  process.exit(70);
});
const deps = { ...live.deps, now: () => new Date(Date.now() + shift_ms) };
const app = await createApp(deps, areas);
const jobs = await startJobs(deps, areas, live.database.embedded);
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ port: (app.server.address() as AddressInfo).port });

process.on("disconnect", () => process.exit(1));
process.on("message", async (message) => {
  if (typeof message === "number") {
    shift_ms = message;
    process.send?.("jumped");
    return;
  }
  await app.close();
  await jobs.stop();
  await live.close();
  process.exit(0);
});
