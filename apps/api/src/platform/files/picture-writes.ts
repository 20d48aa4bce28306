import type { PlatformDeps } from "../deps.ts";
import type { PhotoStore } from "../ports.ts";

type Part = Pick<PlatformDeps, "photos" | "now">;

const remembered_ms = 60_000;
const failures = new WeakMap<PhotoStore, Date>();

/** Writes one file of a picture, and remembers whether that went well. */
export async function putPicture({ photos, now }: Part, key: string, bytes: Buffer): Promise<void> {
  try {
    await photos.put(key, bytes);
    failures.delete(photos);
  } catch (error) {
    failures.set(photos, now());
    throw error;
  }
}

/** Returns whether the last write failed within the last minute: a full disk is still read, and takes no picture. */
export function writesFail({ photos, now }: Part): boolean {
  const failed_at = failures.get(photos);
  return failed_at !== undefined && Math.abs(now().getTime() - failed_at.getTime()) < remembered_ms;
}
