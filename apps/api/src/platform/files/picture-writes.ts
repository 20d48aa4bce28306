import type { PlatformDeps } from "../deps.ts";

type Part = Pick<PlatformDeps, "photos" | "now" | "memory">;

const remembered_ms = 60_000;

/** Writes one file of a picture, and remembers whether that went well. */
export async function putPicture({ photos, now, memory }: Part, key: string, bytes: Buffer): Promise<void> {
  try {
    await photos.put(key, bytes);
    memory.picture_write_failed_at = null;
  } catch (error) {
    memory.picture_write_failed_at = now();
    throw error;
  }
}

/** Returns whether the last write failed within the last minute: a full disk is still read, and takes no picture. */
export function writesFail({ now, memory }: Pick<Part, "now" | "memory">): boolean {
  const failed_at = memory.picture_write_failed_at;
  return failed_at !== null && Math.abs(now().getTime() - failed_at.getTime()) < remembered_ms;
}
