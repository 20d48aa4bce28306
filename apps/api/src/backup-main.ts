import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { day_ms } from "@sanjog/domain/calendar";
import { eraseAgain } from "./account-lifecycle/commands/erase-members.ts";
import { areas } from "./areas.ts";
import { bindRestored } from "./photos/commands/bind-store.ts";
import { forgetPictures, objectKeys } from "./photos/commands.ts";
import { type LiveDeps, openDeps } from "./platform/adapters/live-deps.ts";
import { markBackup } from "./platform/backup/backup-mark.ts";
import { BackupError } from "./platform/backup/encrypted-file.ts";
import { copyErasures, readErasures } from "./platform/backup/erasure-ledger.ts";
import {
  type FreshPlace,
  freshFolder,
  freshServer,
  RestoreTargetError,
} from "./platform/backup/fresh-place.ts";
import { loadPictures } from "./platform/backup/load-backup.ts";
import { plainTar } from "./platform/backup/plain-tar.ts";
import { type BackupFile, openBackup, restoreRows } from "./platform/backup/restore-backup.ts";
import { backupName, rotate } from "./platform/backup/rotation.ts";
import { writeBackup } from "./platform/backup/write-backup.ts";
import {
  type Config,
  ConfigError,
  environmentAt,
  made_secrets,
  readBackupKey,
  readConfig,
} from "./platform/config/config.ts";
import { SetupError } from "./platform/config/setup-error.ts";
import { createFieldCipher } from "./platform/crypto/field-cipher.ts";
import { codeHash } from "./platform/crypto/secrets.ts";
import { FolderInUseError } from "./platform/database/folder-lock.ts";
import { joinDatabase, NoDatabaseError } from "./platform/database/open.ts";
import { keepPrivate } from "./platform/files/private-files.ts";
import type { Erasure } from "./platform/ports.ts";

const usage = `npm run backup -- --to FILE or FOLDER [--keep DAYS] [--pictures listed]
  Writes a backup, sealed with BACKUP_KEY, beside the running server. In a folder it gets a name by its time, those
  older than --keep (35) days are removed, and a copy of the erasure ledger lies beside them.
npm run --silent backup -- --plain BACKUP [--to FILE.tar] | age -r RECIPIENT > all.tar.age
  Writes what a backup holds as readable files, for who leaves: wants BACKUP_KEY and FIELD_KEYS. Without --to it goes on
  to the next program, which should encrypt it.
npm run restore -- --from FILE [--into DATA_DIR or postgres://…] [--erased LEDGER] [--replace]
  Reads the whole backup, then lays it into an empty place and proves it. Who was erased since stays erased.`;

/** The command's arguments are wrong; the message says what is right. */
class UsageError extends Error {}

const year_ms = 366 * day_ms;
const of_another_store =
  "The picture store belongs to another database: a server starts on the two after npm run operator -- adopt-store.";
const ledger_name = "erased-members.log";
const secretCheck = ({ secretKey }: Config) =>
  codeHash(secretKey, "backup", "same key").toString("base64url").slice(0, 22);

const [, , command, ...rest] = process.argv;
try {
  if (command === "backup" && rest.includes("--plain")) await writePlain(rest);
  else if (command === "backup") await backup(rest);
  else if (command === "restore") await restore(rest);
  else throw new UsageError(usage);
} catch (error) {
  console.error(isExpected(error) ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function isExpected(error: unknown): error is Error {
  const kinds = [
    SetupError,
    UsageError,
    BackupError,
    RestoreTargetError,
    ConfigError,
    FolderInUseError,
    NoDatabaseError,
  ];
  return kinds.some((kind) => error instanceof kind);
}

function die(error: Error): never {
  console.error(error.message);
  process.exit(70);
}

async function backup(args: string[]): Promise<void> {
  const { to, keep, pictures } = typed(args, {
    to: { type: "string" },
    keep: { type: "string", default: "35" },
    pictures: { type: "string", default: "included" },
  });
  if (!to || !/^[1-9]\d{0,3}$/.test(keep) || (pictures !== "included" && pictures !== "listed")) {
    throw new UsageError(usage);
  }
  const backup_key = readBackupKey();
  const config: Config = { ...readConfig(), logLevel: "silent" };
  const began = new Date();
  const { folder, file, named } = whereTo(to, began);
  const live = await openDeps(config, die, joinDatabase);
  try {
    const source = {
      pool: live.database.pool,
      embedded: live.database.embedded,
      photos: live.deps.photos,
      objectKeys,
      secret_check: secretCheck(config),
      secrets: secretsOf(config),
      pictures,
      now: began,
    } as const;
    const report = await writeBackup(source, backup_key, file);
    await markBackup(live.deps.db, began);
    const erasures = [...(await readErasures(config.erasureLedger)), ...(await erasedRows(live))];
    const since = new Date(began.getTime() - year_ms);
    await copyErasures(path.join(folder, ledger_name), erasures, since);
    const removed = named ? await rotate(folder, Number(keep), began) : [];
    const took = ((Date.now() - began.getTime()) / 1000).toFixed(1);
    console.log(
      `${file}: ${report.rows} rows of ${report.tables} tables, ${report.pictures} picture files${
        pictures === "listed" ? " by name alone" : ""
      }, ${(report.bytes / 1e6).toFixed(1)} MB in ${took} s. The database was read as of one moment, in ${report.copy_ms} ms.`,
    );
    if (removed.length > 0) console.log(`Removed, older than ${keep} days: ${removed.join(", ")}.`);
  } finally {
    await live.close();
  }
}

/** Prints messages to standard error, because the archive may go to standard output. */
async function writePlain(args: string[]): Promise<void> {
  const { plain, to } = typed(args, { plain: { type: "string" }, to: { type: "string" } });
  if (!plain || !existsSync(plain)) throw new UsageError(plain ? `There is no file ${plain}.` : usage);
  if (to && existsSync(to))
    throw new RestoreTargetError(`There is a file ${to} already. It is not overwritten.`);
  if (!to && process.stdout.isTTY)
    throw new UsageError("Say --to FILE.tar, or pass it on to a program that encrypts it.");
  const file = await openBackup(plain, readBackupKey());
  const fields = createFieldCipher(readConfig().fieldKeys);
  const out = to ? createWriteStream(to, { mode: 0o600, flags: "wx" }) : process.stdout;
  try {
    await pipeline(Readable.from(plainTar(file, fields)), out);
  } catch (error) {
    if (to) rmSync(to, { force: true });
    throw error;
  }
  const { rows, pictures } = file.ending;
  console.error(
    `${rows} rows and ${pictures} picture files, as of ${file.beginning.made_at}, readable by anyone who has them.`,
  );
}

function whereTo(to: string, now: Date): { folder: string; file: string; named: boolean } {
  const wanted = path.resolve(to);
  const isFolder = to.endsWith(path.sep) || (existsSync(wanted) && statSync(wanted).isDirectory());
  const file = isFolder ? path.join(wanted, backupName(now)) : wanted;
  if (existsSync(file))
    throw new RestoreTargetError(`There is a file ${file} already. A backup overwrites nothing.`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  return { folder: path.dirname(file), file, named: isFolder };
}

async function erasedRows({ deps }: LiveDeps): Promise<Erasure[]> {
  return deps.db.selectFrom("erased_members").select(["member_hash", "erased_at"]).execute();
}

function secretsOf({ dataDir }: Config): Map<string, Buffer> {
  const files = made_secrets.map((name) => [name, path.join(dataDir, name)] as const);
  return new Map(
    files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readFileSync(file)]),
  );
}

async function restore(args: string[]): Promise<void> {
  const { from, into, erased, replace } = typed(args, {
    from: { type: "string" },
    into: { type: "string" },
    erased: { type: "string", multiple: true, default: [] },
    replace: { type: "boolean", default: false },
  });
  if (!from || !existsSync(from)) throw new UsageError(from ? `There is no file ${from}.` : usage);
  const missing = erased.find((file) => !existsSync(file));
  if (missing) throw new UsageError(`There is no file ${missing}.`);
  const began = Date.now();
  const file = await openBackup(from, readBackupKey());
  const config = settle(environmentAt(into), file);
  const dir = path.join(config.dataDir, "database");
  const ledgers = [config.erasureLedger, path.join(path.dirname(path.resolve(from)), ledger_name), ...erased];
  const erasures = (await Promise.all(ledgers.map(readErasures))).flat();
  const place = config.directDatabaseUrl
    ? await freshServer(config.directDatabaseUrl, replace)
    : await freshFolder(dir, replace);
  try {
    console.log(await fill(place, config, file, erasures));
  } catch (error) {
    await place.drop();
    throw error;
  }
  const age_minutes = Math.round((began - Date.parse(file.beginning.made_at)) / 60_000);
  console.log(
    `Restored in ${((Date.now() - began) / 1000).toFixed(1)} s to ${config.databaseUrl ? "DATABASE_URL" : dir}, as of ${file.beginning.made_at}: what members did in the ${age_minutes} minutes since is lost.`,
  );
}

/** Returns the settings of the target, with the backup's generated secrets if it has none yet. */
function settle(environment: ReturnType<typeof environmentAt>, { beginning, secrets }: BackupFile): Config {
  const dataDir = path.resolve(environment.DATA_DIR || "./data");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  keepPrivate(dataDir);
  for (const [name, secret] of secrets) {
    const kept = path.join(dataDir, name);
    if (made_secrets.some((known) => known === name) && !existsSync(kept)) {
      writeFileSync(kept, secret, { mode: 0o600 });
    }
  }
  const config: Config = { ...readConfig(environment), logLevel: "silent" };
  if (secretCheck(config) === beginning.secret_check) return config;
  throw new BackupError(
    "SECRET_KEY is another than the backup's. With another, nobody could tell who was erased, and sealed rows would stay shut.",
  );
}

async function fill(
  place: FreshPlace,
  config: Config,
  file: BackupFile,
  erasures: readonly Erasure[],
): Promise<string> {
  let rows = 0;
  const live = await openDeps(config, die, async ({ fields }) => {
    rows = await restoreRows(place.database, file, fields);
    return place.database;
  });
  try {
    for (const { afterProfileChange } of areas)
      if (afterProfileChange) live.deps.afterProfileChange.push(afterProfileChange);
    const pictures = await loadPictures(live.deps.photos, file.records());
    const again = await eraseAgain(live.deps, erasures);
    const forgotten = await forgetPictures(live.deps, pictures.gone);
    await live.deps.erasures.add(erasures);
    const bound = await bindRestored(live.deps);
    await place.database.pool.query("analyze");
    await place.keep();
    const store = `${pictures.put} picture files put back, ${pictures.kept} were there, ${pictures.missing} are missing`;
    return `${rows} rows, each as it was saved; ${store}; ${forgotten} pictures forgotten that were taken down meanwhile; ${again} members erased again.${bound ? "" : ` ${of_another_store}`}`;
  } finally {
    await live.close();
  }
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

function typed<const Known extends NonNullable<Options>>(args: string[], options: Known) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
  } catch {
    throw new UsageError(usage);
  }
}
