import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "sanjog-run-";
/** Linux keeps this folder in memory. A run makes and deletes many thousands of files, which takes a disk long. */
const in_memory = "/dev/shm";
/** Several times what a run keeps at one time. */
const roomy_bytes = 2 ** 31;

function usualBase(): string {
  // On a Mac the path of tmpdir() alone uses half of the maximum length of a socket path.
  if (process.platform === "darwin") return "/tmp";
  return isRoomy(in_memory) ? in_memory : tmpdir();
}

function isRoomy(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= roomy_bytes;
  } catch {
    return false;
  }
}

let folder: string | undefined;

/**
 * Returns the folder for everything temporary of this run: databases, browsers, servers. It goes when this process
 * ends; what killed runs left goes now.
 */
export function runFolder(base = usualBase()): string {
  if (folder) return folder;
  for (const name of readdirSync(base)) if (isLeftOver(name)) remove(path.join(base, name));
  const made = mkdtempSync(path.join(base, `${prefix}${process.pid}-`));
  // PostgreSQL runs as its own user when the tests run as root, and must be able to enter the folder.
  chmodSync(made, 0o711);
  process.once("exit", () => remove(made));
  folder = made;
  return made;
}

function isLeftOver(name: string): boolean {
  const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
  if (!pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    // Another user's process is alive too.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

function remove(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true, maxRetries: 10 });
  } catch {
    // Only its owner can delete another user's folder.
  }
}
