import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { diskSentence, SetupError } from "../config/setup-error.ts";
import { requireWritable } from "../files/private-files.ts";

/** What every folder of PostgreSQL holds; without one of them it would be made again, or read wrongly. */
const parts = ["PG_VERSION", "base", "global/pg_control", "pg_wal"];

/** What a restore replaces has this behind its name until the restored database lies in its place. */
export const replaced_suffix = ".replaced-";

/** The engine writes its log ahead in files of this size. */
const segment_bytes = 16 * 1024 * 1024;

/** The files of the embedded database are not whole, or the disk does not let it work. */
export class DatabaseFolderError extends SetupError {
  constructor(sentence: string) {
    super(sentence);
    this.name = "DatabaseFolderError";
  }
}

const way_on =
  "Nothing was changed. Move that folder away (do not delete it), then restore the last backup: npm run restore. " +
  "For a fresh demo: npm run demo:reset.";

/** Returns whether there is a database in the folder. Throws `DatabaseFolderError` where something else or a part of one is. */
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

/** A restore that died between giving up the old database and laying down the new one left both under other names. */
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

/** Returns what the disk has against a database in the folder; null where it has nothing against it. */
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
