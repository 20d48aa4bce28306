import { checkHouse } from "./checker.ts";
import { type House, type HouseOptions, type Kind, openHouse } from "./house.ts";
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

type Wanted = HouseOptions & { on?: Kind; members: number; connections?: number };

/** Opens a house, does the work, and looks afterwards whether the house is as it should be; nothing stays behind. */
export async function inHouse(
  { on = "embedded", members, connections, ...options }: Wanted,
  { say }: Pick<Settings, "say">,
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
    violations.push(...(await house.inside((live) => checkHouse(live, record.operations))));
  } finally {
    record.close();
    await house.end();
    for (const done of last) await done();
    await house.remove();
  }
  violations.push(...checkAnswers(record.operations));
  return { lines, violations, operations: record.operations.length };
}
