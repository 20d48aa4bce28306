import { at } from "../../tools/cli/child.ts";
import { onEmbedded } from "./inside-server.ts";
import { picture } from "./people.ts";
import { tally } from "./record.ts";
import { type Fault, highest, ms, pause, randomOf, until } from "./run.ts";
import { startWriting } from "./writers.ts";

const ready_limit_ms = 5_000;
/** Ends as main.ts does after an uncaught exception: the supervisor starts another process. */
const exit_of_exceptions = 70;

/** Throws unexpected errors: the process keeps running or restarts, and no failed write was acknowledged. */
export const errors: Fault = {
  does: "promises and exceptions that nobody catches, and one write of a picture in ten that fails",
  cycles: 10,
  run(settings) {
    const random = randomOf(settings.seed, "errors");
    return onEmbedded({ members: 20, keys: 60 }, settings, async ({ app, record, notify, violations }) => {
      const image = await picture(60_000);
      const ready: number[] = [];
      const trouble = { NODE_OPTIONS: `--import=${at("tests/resilience/preload-trouble.mjs")}` };
      for (let cycle = 1; cycle <= settings.cycles; cycle += 1) {
        ready.push(await app.start(trouble));
        const writing = startWriting(record, app, { image, pictures: 0.3 }, random);
        await pause(500);
        const from = record.operations.length;
        for (let n = 0; n < 5; n += 1) process.kill(app.pid(), "SIGUSR2");
        await until(async () => record.operations.length >= from + 20, 10_000);
        const lost = record.operations.slice(from).filter(({ status }) => status === 0).length;
        if (lost > 0) violations.push(`${lost} requests had no answer after a rejection`);
        process.kill(app.pid(), "SIGCONT");
        const code = await app.ended();
        await writing.stop();
        if (code !== exit_of_exceptions) violations.push(`an exception ended the server with ${code}`);
      }
      if (highest(ready) > ready_limit_ms) violations.push(`ready again only after ${ms(highest(ready))}`);
      notify(
        `${settings.cycles} times: ${tally(record.operations)}; ready again after ${highest(ready)} ms at most`,
      );
    });
  },
};
