import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { diskSentence, SetupError } from "../config/setup-error.ts";
import { requireWritable } from "../files/private-files.ts";

/** Entries of every PostgreSQL data folder. If one is missing, the engine would create a new database or misread this one. */
const parts = ["PG_VERSION", "base", "global/pg_control", "pg_wal"];

/** A restore adds this suffix to the folder that it replaces, until the restored database is in place. */
export const replaced_suffix = ".replaced-";

/** The size of a write-ahead log file. */
const segment_bytes = 16 * 1024 * 1024;

/** The files of the embedded database are incomplete or damaged, or the disk is full or not writable. */
export class DatabaseFolderError extends SetupError {
  constructor(sentence: string) {
    super(sentence);
    this.name = "DatabaseFolderError";
  }
}

const way_on =
  "Nothing was changed. Move that folder away (do not delete it), then restore the last backup: npm run restore. " +
  "For a fresh demo: npm run demo:reset.";

/** Returns whether the folder contains a database. Throws `DatabaseFolderError` for an incomplete one or for other files. */
export function holdsDatabase(dir: string): boolean {
  if (!existsSync(dir) || readdirSync(dir).length === 0) {
    refuseBesideReplaced(dir);
    return false;
  }
  const missing = parts.find((part) => !existsSync(path.join(dir, part)));
  if (missing === undefined && readdirSync(path.join(dir, "pg_wal")).length > 0) return true;
  throw new DatabaseFolderError(
    `The folder ${dir} is not empty, and it is no whole database: ${missing ?? "what was written last"} is missing. ${way_on}`,
  );
}

/** Throws if a restore was killed after it had renamed the old database and before it put the new one in place. */
function refuseBesideReplaced(dir: string): void {
  const parent = path.dirname(dir);
  const prefix = `${path.basename(dir)}${replaced_suffix}`;
  const replaced = existsSync(parent) && readdirSync(parent).find((name) => name.startsWith(prefix));
  if (!replaced) return;
  throw new DatabaseFolderError(
    `There is no database in ${dir}, but one that a restore was about to replace in ${path.join(parent, replaced)}. ` +
      "Run the restore again, or rename that folder back.",
  );
}

/** Returns an error that says why the database cannot write to the disk; null if it can. */
export function diskTrouble(dir: string): DatabaseFolderError | null {
  try {
    requireWritable(existsSync(dir) ? dir : path.dirname(dir), segment_bytes);
    return null;
  } catch (error) {
    const sentence = diskSentence(error);
    return sentence ? new DatabaseFolderError(`The database in ${dir} cannot be opened. ${sentence}`) : null;
  }
}

export function damaged(dir: string): DatabaseFolderError {
  return new DatabaseFolderError(`The database in ${dir} cannot be opened: its files are damaged. ${way_on}`);
}
