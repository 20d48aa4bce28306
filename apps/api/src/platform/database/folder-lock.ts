import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import path from "node:path";

/** Another process has this folder's database open. */
export class FolderInUseError extends Error {
  constructor(dir: string) {
    super(`The database in ${dir} is in use by another Sanjog process. Stop that one first.`);
    this.name = "FolderInUseError";
  }
}

/**
 * Locks the database in `dir` for this process and returns a function that unlocks it. Throws `FolderInUseError`.
 * The embedded engine has no lock of its own, so two processes would overwrite each other's rows.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  mkdirSync(path.dirname(dir), { recursive: true });
  // Resolves the parent's real path, since the folder itself may not exist yet and is later renamed into place.
  const real = path.join(realpathSync(path.dirname(dir)), path.basename(dir));
  return process.platform === "linux" ? lockByName(real) : lockByFile(real);
}

/** Locks with an abstract socket, which the kernel releases however the process ends. */
async function lockByName(real: string): Promise<() => Promise<void>> {
  const name = `\0sanjog-${createHash("sha256").update(real).digest("hex").slice(0, 32)}`;
  const server = await new Promise<Server>((resolve, reject) => {
    const attempt = createServer((socket) => socket.destroy());
    attempt.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new FolderInUseError(real) : error),
    );
    attempt.listen(name, () => resolve(attempt));
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function lockByFile(real: string): Promise<() => Promise<void>> {
  const file = `${real}.pid`;
  if (alive(file)) throw new FolderInUseError(real);
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: "wx" });
  return async () => rmSync(file, { force: true });
}

function alive(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
