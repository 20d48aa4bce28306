import { spawn } from "node:child_process";
import { once } from "node:events";
import { base_path } from "@sanjog/contract/endpoint";
import { at } from "../tasks/child.ts";
import { inHouse, type Scene } from "./in-house.ts";
import { tally } from "./record.ts";
import { chanceOf, type Fault, pause, type Settings } from "./run.ts";
import { startWriting } from "./writers.ts";

const hour = 3_600_000;
const jumps: [string, number][] = [
  ["an hour back", -hour],
  ["a day on", 24 * hour],
  ["eight days on", 192 * hour],
  ["as it was", 0],
];

/** The server's clock jumps, and the database's does not; nobody is thrown out, and nothing that was over begins again. */
export const clock: Fault = {
  does: "the server's clock jumps back an hour, on a day, on eight days",
  cycles: 3,
  run(settings) {
    return inHouse({ members: 20 }, settings, (scene) => jump(scene, settings));
  },
};

async function jump({ house, record, tell, violations, afterwards }: Scene, { cycles, seed }: Settings) {
  const child = spawn(process.execPath, [at("tools/faults/shifted-server.ts")], {
    env: house.env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  afterwards(() => child.kill("SIGKILL"));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const base = () => `http://127.0.0.1:${port}`;
  const chance = chanceOf(seed, "clock");
  for (const [name, shift] of Array.from({ length: cycles }, () => jumps).flat()) {
    child.send(shift);
    await once(child, "message");
    const from = record.operations.length;
    const writing = startWriting(record, { ...house, base }, { clients: 10, pause_ms: 20 }, chance);
    await pause(1_500);
    await writing.stop();
    for (const member of house.members) {
      await record.send(base(), member, { path: `${base_path}/api/user/notifications`, what: "notices" });
    }
    const seen = record.operations.slice(from);
    tell(`${name}: ${tally(seen)}`);
    const failed = seen.filter(({ status }) => status === 0 || status >= 500);
    if (failed.length > 0) violations.push(`${name}: ${tally(failed)}`);
  }
  child.send("stop");
  await once(child, "exit");
}
