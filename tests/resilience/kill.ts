import { onEmbedded } from "./inside-server.ts";
import { lookOver } from "./look-over.ts";
import { picture } from "./people.ts";
import { tally } from "./record.ts";
import { at95, type Fault, highest, ms, type Outcome, pause, randomOf, type Settings, until } from "./run.ts";
import type { Kind } from "./test-server.ts";
import { startWriting } from "./writers.ts";

const ready_limit_ms = 5_000;
const members = 20;

/** Kills the server repeatedly while members write; no acknowledged write may be lost. */
export const kill: Fault = {
  does: "kill -9 of the server during writes, on both databases",
  cycles: 100,
  async run(settings) {
    const outcomes = [await killOn("embedded", settings), await killOn("server", settings)];
    return {
      lines: outcomes.flatMap(({ lines }) => lines),
      violations: outcomes.flatMap(({ violations }) => violations),
      operations: outcomes.reduce((sum, { operations }) => sum + operations, 0),
    };
  },
};

function killOn(kind: Kind, { cycles, seed, say }: Settings): Promise<Outcome> {
  const random = randomOf(seed, `kill ${kind}`);
  return onEmbedded(
    { on: kind, members, keys: 6 * cycles },
    { say, seed },
    async ({ app, record, lines, violations }) => {
      const image = await picture(60_000);
      const ready: number[] = [];
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        ready.push(await app.start());
        const writing = startWriting(record, app, { clients: members, image }, random);
        // Waits until some writes are done and some are running, however busy the machine is.
        const wanted = record.operations.length + 1 + Math.floor(random() * 60);
        await until(async () => record.operations.length >= wanted, 10_000, 10);
        await pause(random() * 200);
        await app.kill();
        await writing.stop();
        if (cycle % 10 > 0) continue;
        violations.push(...(await lookOver(app, record, seed + cycle)));
        say(`${kind}: ${cycle} of ${cycles}, ${record.operations.length} requests`);
      }
      const late = ready.filter((time) => time > ready_limit_ms).length;
      if (at95(ready) > ready_limit_ms)
        violations.push(`ready again after ${at95(ready)} ms at the 95th percentile`);
      lines.push(
        `${kind}: ${cycles} kills, ${record.operations.length} requests (${tally(record.operations)})`,
        `${kind}: ready again in ${at95(ready)} ms at the 95th percentile, ${highest(ready)} ms at most; ${late} took longer than ${ms(ready_limit_ms)}`,
      );
    },
  );
}
