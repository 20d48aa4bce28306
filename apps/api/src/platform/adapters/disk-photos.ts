import { randomBytes } from "node:crypto";
import { access, mkdir, open, opendir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { PhotoStore, StoredFile } from "../ports.ts";

/** The app generates the keys. This check refuses a key that could leave the folder, in case one ever comes from elsewhere. */
const key_pattern = /^[\w-]{16,100}(\.[a-z\d]{2,5})?(\.[a-f\d]{8}\.part)?$/;

/** Names of files and folders that cannot be keys. */
const id_file = "store-id.txt";
const trash_folder = "trash";

/** Keeps pictures in a folder, spread over subfolders by the first two letters of their keys. */
export function createDiskPhotos(folder: string): PhotoStore {
  const checked = (key: string) => {
    if (!key_pattern.test(key)) throw new Error("not a picture key");
    return key;
  };
  const fileOf = (key: string) => path.join(folder, checked(key).slice(0, 2), key);
  const trashOf = (key: string) => path.join(folder, trash_folder, checked(key));
  return {
    put: async (key, bytes) => writeWhole(fileOf(key), bytes),
    get: async (key) => readIfThere(fileOf(key)),
    delete: (key) => rm(fileOf(key), { force: true }),
    exists: (key) =>
      access(fileOf(key)).then(
        () => true,
        () => false,
      ),
    list: () => listFolder(folder),
    readId: async () => (await readIfThere(path.join(folder, id_file)))?.toString("utf8").trim() ?? null,
    writeId: (id) => writeWhole(path.join(folder, id_file), Buffer.from(`${id}\n`)),
    trash: {
      async add(key) {
        await move(fileOf(key), trashOf(key));
        const now = new Date();
        await utimes(trashOf(key), now, now);
      },
      bringBack: (key) => move(trashOf(key), fileOf(key)),
      list: () => listFolder(path.join(folder, trash_folder)),
      delete: (key) => rm(trashOf(key), { force: true }),
    },
  };
}

/** Yields every picture file in the folder and its subfolders except the trash; skips files deleted meanwhile. */
async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const entry of await opendir(folder)) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== trash_folder) yield* listFolder(place);
    if (!entry.isFile() || !key_pattern.test(entry.name)) continue;
    const found = await stat(place).catch(() => null);
    if (found) yield { key: entry.name, written_at: found.mtime };
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

/** Writes the file completely or not at all. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    await writeThrough(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Flushes to the disk, not only to the system's cache, before any row points to it. */
async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
