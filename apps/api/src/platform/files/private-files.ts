import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMainThread } from "node:worker_threads";

const others = 0o077;
const sticky = 0o1000;

/**
 * From now on what this process writes is readable by its user alone, whatever the umask it was started with; and so is
 * what an older version left in the data folder. The folders are looked through only while they are open to others.
 */
export function keepPrivate(dataDir: string): void {
  // A thread shares the mask of its process and may not set it.
  if (isMainThread) process.umask(others);
  // A folder for everybody's files, such as /tmp, is not ours to close.
  if (isOpen(dataDir) && (statSync(dataDir).mode & sticky) === 0) chmodSync(dataDir, 0o700);
  for (const name of ["database", "photos"]) closeAll(path.join(dataDir, name));
}

function isOpen(place: string): boolean {
  if (!existsSync(place) || process.platform === "win32") return false;
  const { mode, uid } = statSync(place);
  const user = process.getuid?.();
  return (mode & others) !== 0 && (uid === user || user === 0);
}

/** The folder itself last: a walk that was cut short is walked again. */
function closeAll(folder: string): void {
  if (!isOpen(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) closeAll(place);
    else if (entry.isFile() && isOpen(place)) chmodSync(place, 0o600);
  }
  chmodSync(folder, 0o700);
}

/** Throws the error of the file system where this process cannot write so much into the folder. Makes it if need be. */
export function requireWritable(folder: string, bytes = 1): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `write-check-${randomBytes(4).toString("hex")}`);
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: "wx", mode: 0o600 });
  } finally {
    rmSync(file, { force: true });
  }
}
