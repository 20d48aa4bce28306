import { appendFile, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Erasure, ErasureLedger } from "../ports.ts";

const line_pattern = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([\da-f]{64})$/;
const lineOf = ({ member_hash, erased_at }: Erasure) =>
  `${erased_at.toISOString()} ${member_hash.toString("hex")}\n`;

/**
 * A file that is only ever added to, outside the database: it outlives it, and tells a restored one whom to forget
 * again. A line is a time and a hash that only the holder of SECRET_KEY can lay beside an id.
 */
export function createErasureLedger(file: string): ErasureLedger {
  return {
    async add(erasures) {
      const known = new Set((await readErasures(file)).map(hexOf));
      const fresh = erasures.filter((erasure) => !known.has(hexOf(erasure)));
      if (fresh.length === 0) return;
      await mkdir(path.dirname(file), { recursive: true });
      // Ends a line that a crashed process wrote only in part, so that it is ignored.
      const lines = `${(await endsWhole(file)) ? "" : "\n"}${fresh.map(lineOf).join("")}`;
      await appendFile(file, lines, { mode: 0o600, flush: true });
    },
  };
}

const hexOf = ({ member_hash }: Erasure) => member_hash.toString("hex");

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

const endsWhole = async (file: string) => /(^|\n)$/.test(await textOf(file));

/** Returns the entries of a ledger; none if the file does not exist. */
export async function readErasures(file: string): Promise<Erasure[]> {
  return (await textOf(file)).split("\n").flatMap((line) => {
    const [, at = "", hash = ""] = line_pattern.exec(line) ?? [];
    return hash ? [{ erased_at: new Date(at), member_hash: Buffer.from(hash, "hex") }] : [];
  });
}

/** Copies the ledger to the backups, without the entries older than `since`. */
export async function copyErasures(file: string, erasures: readonly Erasure[], since: Date): Promise<number> {
  const kept = new Map<string, Erasure>();
  for (const erasure of [...(await readErasures(file)), ...erasures]) {
    if (erasure.erased_at >= since) kept.set(hexOf(erasure), erasure);
  }
  const lines = [...kept.values()].sort((a, b) => a.erased_at.getTime() - b.erased_at.getTime()).map(lineOf);
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, "w", 0o600);
  try {
    await handle.writeFile(lines.join(""));
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
  return lines.length;
}
