import { inHouse } from "./in-house.ts";
import { picture } from "./people.ts";
import { tally } from "./record.ts";
import { chanceOf, type Fault, highest, ms, pause } from "./run.ts";
import { addPicture, markerOf, savePreferences } from "./writers.ts";

const stop_limit_ms = 10_000;

/** A server that is told to stop answers everything that it was asked. */
export const stop: Fault = {
  does: "SIGTERM with fifty kept connections and twenty uploads under way",
  cycles: 10,
  run(settings) {
    const { cycles } = settings;
    const chance = chanceOf(settings.seed, "stop");
    return inHouse(
      { members: 50, connections: 70 },
      settings,
      async ({ house, record, tell, violations }) => {
        const image = await picture(60_000);
        const took: number[] = [];
        for (let cycle = 0; cycle < cycles; cycle += 1) {
          await house.start();
          const from = record.operations.length;
          const send = (n: number, wish: ReturnType<typeof savePreferences>) =>
            record.send(house.base(), house.members[n] ?? null, wish);
          await Promise.all(house.members.map((_, n) => send(n, savePreferences(markerOf(1, n)))));
          const asked = [
            ...house.members.map((_, n) => send(n, savePreferences(markerOf(2, n)))),
            ...house.members.slice(0, 20).map((_, n) => send(n, addPicture(image))),
          ];
          // What was sent is to be with the server, and not yet answered.
          await pause(50 + chance() * 100);
          const { code, ms: time } = await house.stop();
          await Promise.all(asked);
          took.push(time);
          if (code !== 0) violations.push(`ended with ${code}`);
          if (time > stop_limit_ms) violations.push(`took ${ms(time)} to stop`);
          const failed = record.operations.slice(from).filter(({ status }) => status === 0 || status >= 500);
          if (failed.length > 0) violations.push(`${failed.length} requests failed: ${tally(failed)}`);
        }
        tell(`${cycles} stops: ${tally(record.operations)}; stopped after ${highest(took)} ms at most`);
      },
    );
  },
};
