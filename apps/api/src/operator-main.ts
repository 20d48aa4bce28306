import { userInfo } from "node:os";
import path from "node:path";
import { messages as refusals } from "@sanjog/i18n/en/refusals";
import { areas } from "./areas.ts";
import { notifyOfFailedUnit, operatorMail } from "./monitoring/monitoring-mail.ts";
import { checkAll } from "./monitoring/queries/check.ts";
import { type ParsedCommand, parseCommand, UsageError, usage } from "./operator/cli/arguments.ts";
import { commands } from "./operator/cli/commands.ts";
import { openDeps, openOutside } from "./platform/adapters/live-deps.ts";
import { AppError } from "./platform/app-error.ts";
import {
  ConfigError,
  misspelledSettings,
  readBackupKey,
  readConfig,
  sudoUser,
} from "./platform/config/config.ts";
import { SetupError } from "./platform/config/setup-error.ts";
import { FieldKeysError } from "./platform/database/field-keys.ts";
import { joinDatabase, NoDatabaseError } from "./platform/database/open.ts";
import { withLongTimeout } from "./platform/database/pool.ts";

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === "check") await check(rest);
  else if (command === "failed") await notifyOfFailure(rest);
  else {
    const typed = parseCommand(process.argv.slice(2));
    const said = typed ? await run(typed) : usage();
    if (said) console.log(said);
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** Runs without a database too, so that it can report a missing one. */
async function check(args: string[]): Promise<void> {
  if (args.some((word) => word !== "--send")) throw new UsageError(usage());
  const config = { ...readConfig(), logLevel: "silent" as const };
  const outside = openOutside(config);
  const database = { url: config.directDatabaseUrl, dir: path.join(config.dataDir, "database") };
  const tools = {
    config,
    ...outside,
    misspelled: misspelledSettings(),
    openDatabase: () => joinDatabase(database),
    readBackupKey: () => readBackupKey(),
    send: args.length > 0,
  };
  let all_work = true;
  for await (const { part, works, detail } of checkAll(tools)) {
    console.log(`${works ? "ok   " : "FAILS"}  ${part.padEnd(12)} ${detail}`);
    all_work &&= works;
  }
  outside.close();
  process.exitCode = all_work ? 0 : 1;
}

/** Notifies the operator only by mail, since the database may be what has failed. */
async function notifyOfFailure([unit, ...more]: string[]): Promise<void> {
  if (!unit || more.length > 0 || !/^[\w@.:-]+$/.test(unit)) throw new UsageError(usage());
  const config = readConfig();
  const { mail, close } = openOutside(config);
  if (!mail) throw new UsageError("MAIL_DRIVER is dev: nobody can be told by mail.");
  try {
    for (const to of config.operatorMail)
      await mail.send(operatorMail(config, to, [notifyOfFailedUnit(unit)]));
  } finally {
    close();
  }
}

async function run({ name, call, why, as }: ParsedCommand): Promise<string> {
  // Silences the log, whose lines would mix with the command's output in the terminal.
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
      (await withLongTimeout(async () => commands[name]?.run(live.deps, { who: whoIs(as), why }, call))) ??
      usage()
    );
  } finally {
    await live.close();
  }
}

/** Returns the name for the audit log, which contains the machine's user whatever name the operator gives. */
function whoIs(named: string): string {
  return named.trim() ? `${named.trim()} (${userOfMachine()})` : userOfMachine();
}

function userOfMachine(): string {
  try {
    const { username } = userInfo();
    // All moderators run commands as the service's user; sudo sets the name of the person.
    const moderator = sudoUser();
    return moderator ? `${moderator}, by sudo as ${username}` : username;
  } catch {
    // A user in a container may have only a number and no name.
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return error.options.sentence ?? refusals[error.refusal];
  const expected =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof SetupError ||
    error instanceof NoDatabaseError ||
    error instanceof FieldKeysError;
  return expected ? (error as Error).message : String((error as Error).stack ?? error);
}
