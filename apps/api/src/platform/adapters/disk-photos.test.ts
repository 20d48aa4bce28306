import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskPhotos } from "./disk-photos.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-photos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the folder lists what lies there, and what was never finished too, so that it can be swept", async () => {
  const photos = createDiskPhotos(path.join(folder, "kept"));
  const listed = async () => {
    const keys: string[] = [];
    for await (const { key, written_at } of photos.list()) {
      expect(Date.now() - written_at.getTime()).toBeLessThan(60_000);
      keys.push(key);
    }
    return keys.sort();
  };
  expect(await listed()).toEqual([]);
  const [first, second] = ["aaaaaaaaaaaaaaaaaaaa-full", "bbbbbbbbbbbbbbbbbbbb-card"];
  await photos.put(first, Buffer.from("1"));
  await photos.put(second, Buffer.from("2"));
  const half = `${first}.0011aabb.part`;
  writeFileSync(path.join(folder, "kept", "aa", half), "half");
  expect(await listed()).toEqual([first, half, second]);
  await photos.delete(half);
  await photos.delete(first);
  expect(await listed()).toEqual([second]);
});
