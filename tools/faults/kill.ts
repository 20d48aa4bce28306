import { checkHouse } from "./checker.ts";
import { type House, type Kind, openHouse } from "./house.ts";
import { picture } from "./people.ts";
import { checkAnswers, createRecord, tally } from "./record.ts";
import { at95, chanceOf, type Fault, highest, ms, notHere, type Outcome, pause, until } from "./run.ts";
import { startWriting } from "./writers.ts";

const ready_limit_ms = 5_000;
const members = 20;

/** The server is killed without warning while members write, again and again; nothing that was answered is lost. */
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

async function killOn(kind: Kind, { cycles, seed, say }: Parameters<Fault["run"]>[0]): Promise<Outcome> {
  const house = await openHouse(kind, members);
  if (!house) return notHere("no PostgreSQL server is installed");
  try {
    return await cyclesOn(house, kind, cycles, chanceOf(seed, `kill ${kind}`), say);
  } finally {
    await house.remove();
  }
}

async function cyclesOn(
  house: House,
  kind: Kind,
  cycles: number,
  chance: () => number,
  say: (text: string) => void,
): Promise<Outcome> {
  const record = createRecord();
  const image = await picture(60_000);
  const ready: number[] = [];
  const violations: string[] = [];
  let all = 0;
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    ready.push(await house.start());
    const writing = startWriting(record, house.base, house.members, { clients: members, image }, chance);
    // Some writes in, and some under way, however busy the machine is.
    const wanted = record.operations.length + 1 + Math.floor(chance() * 60);
    await until(async () => record.operations.length >= wanted, 10_000, 10);
    await pause(chance() * 200);
    await house.kill();
    await writing.stop();
    if (cycle % 10 === 0 || cycle === cycles) {
      violations.push(...(await house.inside((live) => checkHouse(live, record.operations))));
      say(`${kind}: ${cycle} of ${cycles}, ${record.operations.length} requests`);
    }
  }
  all = record.operations.length;
  record.close();
  const late = ready.filter((time) => time > ready_limit_ms).length;
  if (at95(ready) > ready_limit_ms)
    violations.push(`ready again after ${at95(ready)} ms at the 95th percentile`);
  return {
    lines: [
      `${kind}: ${cycles} kills, ${all} requests (${tally(record.operations)})`,
      `${kind}: ready again in ${at95(ready)} ms at the 95th percentile, ${highest(ready)} ms at most; ${late} took longer than ${ms(ready_limit_ms)}`,
    ],
    violations: [...violations, ...checkAnswers(record.operations)],
    operations: all,
  };
}
