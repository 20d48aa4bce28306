import { userInfo } from "node:os";
import { messages as refusals } from "@sanjog/i18n/en/refusals";
import { areas } from "./areas.ts";
import { commands, Mistyped, readTyped, type Typed, usage } from "./operator/routes.ts";
import { openDeps } from "./platform/adapters/live-deps.ts";
import { ConfigMistakes, readConfig, sudoUser } from "./platform/config.ts";
import { FieldKeysDiffer } from "./platform/database/field-keys.ts";
import { joinDatabase, NoDatabase } from "./platform/database/open.ts";
import { patiently } from "./platform/database/pool.ts";
import { Refused } from "./platform/http/refused.ts";

try {
  const typed = readTyped(process.argv.slice(2));
  console.log(typed ? await run(typed) : usage());
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = error instanceof Mistyped ? 2 : 1;
}

async function run({ name, call, why, as }: Typed): Promise<string> {
  // What is said goes to the terminal; the server's own lines would stand in between.
  const live = await openDeps(
    { ...readConfig(), logLevel: "silent" },
    (error) => {
      console.error(error.message);
      process.exit(70);
    },
    joinDatabase,
    commands[name]?.changes,
  );
  try {
    for (const { afterProfileChange } of areas)
      if (afterProfileChange) live.deps.afterProfileChange.push(afterProfileChange);
    return (
      (await patiently(async () => commands[name]?.run(live.deps, { who: whoIs(as), why }, call))) ?? usage()
    );
  } finally {
    await live.close();
  }
}

/** The user of the machine stands in the log, whatever name they give. */
function whoIs(named: string): string {
  return named.trim() ? `${named.trim()} (${userOfMachine()})` : userOfMachine();
}

function userOfMachine(): string {
  try {
    const { username } = userInfo();
    // All moderators run as the service's user; sudo tells which of them it is.
    const moderator = sudoUser();
    return moderator ? `${moderator}, by sudo as ${username}` : username;
  } catch {
    // In a container the user may have a number alone.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.options.sentence ?? refusals[error.refusal];
  const expected =
    error instanceof Mistyped ||
    error instanceof ConfigMistakes ||
    error instanceof NoDatabase ||
    error instanceof FieldKeysDiffer;
  return expected ? (error as Error).message : String((error as Error).stack ?? error);
}
