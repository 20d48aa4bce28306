import { lookOver } from "./look-over.ts";
import { checkAnswers, createRecord, type Recorder } from "./record.ts";
import { notHere, type Outcome, type Settings } from "./run.ts";
import { type Kind, openTestApp, type TestAppOptions, type TestServer } from "./test-server.ts";

/** The context of a run. */
export type Scene = {
  app: TestServer;
  record: Recorder;
  lines: string[];
  violations: string[];
  /** Prints a line of the result immediately. */
  notify(line: string): void;
  /** Runs after the app has ended and before its folder is deleted. */
  afterwards(work: () => unknown): void;
};

type RunOptions = TestAppOptions & {
  on?: Kind;
  members: number;
  connections?: number;
  looked_over?: boolean;
};

/** Opens an app, runs the work, and then checks the app's invariants; removes everything afterwards. */
export async function onEmbedded(
  { on = "embedded", members, connections, looked_over = true, ...options }: RunOptions,
  { say, seed }: Pick<Settings, "say" | "seed">,
  work: (scene: Scene) => Promise<void>,
): Promise<Outcome> {
  const app = await openTestApp(on, members, options);
  if (!app) return notHere("no PostgreSQL server is installed");
  const record = createRecord(connections);
  const lines: string[] = [];
  const violations: string[] = [];
  const last: (() => unknown)[] = [];
  const notify = (line: string) => {
    lines.push(line);
    say(line);
  };
  try {
    await work({ app, record, lines, violations, notify, afterwards: (done) => void last.push(done) });
    await app.stop();
    if (looked_over) violations.push(...(await lookOver(app, record, seed)));
  } finally {
    record.close();
    await app.end();
    for (const done of last) await done();
    await app.remove();
  }
  violations.push(...checkAnswers(record.operations));
  return { lines, violations, operations: record.operations.length };
}
