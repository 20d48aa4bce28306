import { spawn } from "node:child_process";
import { once } from "node:events";
import { base_path } from "@sanjog/contract/endpoint";
import { at } from "../tasks/child.ts";
import { checkHouse } from "./checker.ts";
import { openHouse } from "./house.ts";
import { checkAnswers, createRecord, tally } from "./record.ts";
import { chanceOf, type Fault, pause } from "./run.ts";
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
  async run({ cycles, seed, say }) {
    const house = await openHouse("embedded", 20);
    if (!house) throw new Error("no house");
    const record = createRecord();
    const violations: string[] = [];
    const lines: string[] = [];
    const child = spawn(process.execPath, [at("tools/faults/shifted-server.ts")], {
      env: house.env,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    try {
      const [{ port }] = (await once(child, "message")) as [{ port: number }];
      const base = () => `http://127.0.0.1:${port}`;
      const chance = chanceOf(seed, "clock");
      for (const [name, shift] of Array.from({ length: cycles }, () => jumps).flat()) {
        child.send(shift);
        await once(child, "message");
        const from = record.operations.length;
        const writing = startWriting(record, base, house.members, { clients: 10, pause_ms: 20 }, chance);
        await pause(1_500);
        await writing.stop();
        for (const member of house.members) {
          await record.send(base(), member, { path: `${base_path}/api/user/notifications`, what: "notices" });
        }
        const seen = record.operations.slice(from);
        lines.push(`${name}: ${tally(seen)}`);
        say(lines.at(-1) ?? "");
        const failed = seen.filter(({ status }) => status === 0 || status >= 500);
        if (failed.length > 0) violations.push(`${name}: ${tally(failed)}`);
      }
      child.send("stop");
      await once(child, "exit");
      violations.push(...(await house.inside((live) => checkHouse(live, record.operations))));
    } finally {
      child.kill("SIGKILL");
      record.close();
      await house.remove();
    }
    return {
      lines,
      violations: [...violations, ...checkAnswers(record.operations)],
      operations: record.operations.length,
    };
  },
};
