import { randomBytes } from "node:crypto";
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { PhotoStore } from "../ports.ts";

/** Keys are made by the house; this refuses what could climb out of the folder should one ever come from elsewhere. */
const key_pattern = /^[\w-]{16,100}(\.[a-z\d]{2,5})?(\.[a-f\d]{8}\.part)?$/;

/** Keeps pictures in a folder, spread over subfolders by the first two letters of their keys. */
export function createDiskPhotos(folder: string): PhotoStore {
  const fileOf = (key: string) => {
    if (!key_pattern.test(key)) throw new Error("not a picture key");
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const unfinished = `${file}.${randomBytes(4).toString("hex")}.part`;
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    exists: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    list: () => listFolder(folder),
  };
}

/** Every file of ours below the folder; one that goes away meanwhile is none. */
async function* listFolder(folder: string): AsyncGenerator<{ key: string; written_at: Date }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile() || !key_pattern.test(entry.name)) continue;
    const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => null);
    if (found) yield { key: entry.name, written_at: found.mtime };
  }
}

/** On the disk itself, not only in the system's memory, before anything points to it. */
async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
