import { spawn } from "node:child_process";
import { once } from "node:events";
import { base_path } from "@sanjog/contract/endpoint";
import { signUpForm } from "../../apps/api/test/support/sign-up.ts";
import { at } from "../../tools/cli/child.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { type Operation, type RequestSpec, tally } from "./record.ts";
import { type Fault, pause, randomOf } from "./run.ts";
import { startWriting } from "./writers.ts";

const hour = 3_600_000;
const leap_second_to_last = Date.UTC(2028, 1, 29, 23, 59, 59);

/** The offset and speed of the server's clock; the database's clock stays correct. */
export type Jump = { shift_ms: number; speed: number };

const off = (shift_ms: number, speed = 1): Jump => ({ shift_ms, speed });
const jumps: readonly [string, Jump][] = [
  ["an hour back", off(-hour)],
  ["ten minutes before the database", off(hour / 6)],
  ["ten minutes behind it", off(-hour / 6)],
  ["a day on", off(24 * hour)],
  ["eight days on", off(192 * hour)],
  ["as it was", off(0)],
  ["a hundred times as fast", off(0, 100)],
];

/** The server's time zones: India, half an hour off full hours, and the zone where the day begins first. */
const zones = ["Asia/Kolkata", "America/St_Johns", "Pacific/Kiritimati", "UTC"];

/**
 * Lets the server's clock jump but not the database's: nobody is logged out, and nothing expired becomes valid again.
 */
export const clock: Fault = {
  does: "the server's clock jumps, runs fast and stands elsewhere than the database's, in one time zone after the other",
  cycles: 4,
  run(settings) {
    return onEmbedded({ members: 20, keys: 60 }, settings, async (scene) => {
      const random = randomOf(settings.seed, "clock");
      for (let cycle = 0; cycle < settings.cycles; cycle += 1)
        await jumpIn(scene, zones[cycle % zones.length] ?? "UTC", random);
    });
  },
};

async function jumpIn(scene: Scene, zone: string, random: () => number): Promise<void> {
  const { app, record, afterwards } = scene;
  const child = spawn(process.execPath, [at("tests/resilience/shifted-server.ts")], {
    env: { ...app.env, TZ: zone },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  afterwards(() => child.kill("SIGKILL"));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const base = () => `http://127.0.0.1:${port}`;
  const during = async (name: string, jump: Jump, work: () => Promise<void>) => {
    child.send(jump);
    await once(child, "message");
    const from = record.operations.length;
    await work();
    report(`${zone}, ${name}`, record.operations.slice(from), scene);
  };
  for (const [name, jump] of jumps) {
    await during(name, jump, async () => {
      const writing = startWriting(record, { ...app, base }, { clients: 10, pause_ms: 20 }, random);
      await pause(1_000);
      await writing.stop();
      for (const member of app.members)
        await record.send(base(), member, {
          path: `${base_path}/api/user/notifications`,
          what: "notifications",
        });
    });
  }
  // The jump ends every session, so new members are needed.
  const leap = off(leap_second_to_last - Date.now());
  await during("from a leap day into March", leap, async () => {
    for (let n = 0; n < 3; n += 1) {
      await record.send(base(), null, signUp(`${zones.indexOf(zone)}${n}`));
      await pause(500);
    }
  });
  child.send("stop");
  await once(child, "exit");
}

const signUp = (n: string): RequestSpec => ({
  method: "POST",
  path: `${base_path}/api/auth/register`,
  json: signUpForm({ email: `leap${n}@example.com` }),
  headers: { "x-forwarded-for": `10.90.${n}.1` },
  what: "sign-up",
});

function report(name: string, seen: readonly Operation[], { notify, violations }: Scene): void {
  notify(`${name}: ${tally(seen)}`);
  const failed = seen.filter(({ status }) => status === 0 || status >= 500);
  if (failed.length > 0) violations.push(`${name}: ${tally(failed)}`);
}
