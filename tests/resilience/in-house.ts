import { type House, type HouseOptions, type Kind, openHouse } from "./house.ts";
import { lookOver } from "./look-over.ts";
import { checkAnswers, createRecord, type Recorder } from "./record.ts";
import { notHere, type Outcome, type Settings } from "./run.ts";

/** What a run works with. */
export type Scene = {
  house: House;
  record: Recorder;
  lines: string[];
  violations: string[];
  /** A line of the outcome that is said at once. */
  tell(line: string): void;
  /** Done when everything of the house has ended, before its folder goes. */
  afterwards(work: () => unknown): void;
};

type Wanted = HouseOptions & { on?: Kind; members: number; connections?: number; looked_over?: boolean };

/** Opens a house, does the work, and looks afterwards whether the house is as it should be; nothing stays behind. */
export async function inHouse(
  { on = "embedded", members, connections, looked_over = true, ...options }: Wanted,
  { say, seed }: Pick<Settings, "say" | "seed">,
  work: (scene: Scene) => Promise<void>,
): Promise<Outcome> {
  const house = await openHouse(on, members, options);
  if (!house) return notHere("no PostgreSQL server is installed");
  const record = createRecord(connections);
  const lines: string[] = [];
  const violations: string[] = [];
  const last: (() => unknown)[] = [];
  const tell = (line: string) => {
    lines.push(line);
    say(line);
  };
  try {
    await work({ house, record, lines, violations, tell, afterwards: (done) => void last.push(done) });
    await house.stop();
    if (looked_over) violations.push(...(await lookOver(house, record, seed)));
  } finally {
    record.close();
    await house.end();
    for (const done of last) await done();
    await house.remove();
  }
  violations.push(...checkAnswers(record.operations));
  return { lines, violations, operations: record.operations.length };
}
