import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDiskPhotos } from "./disk-photos.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-photos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the folder lists what it keeps, and neither what was never finished nor what is gone", async () => {
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
  writeFileSync(path.join(folder, "kept", "aa", `${first}.0011aabb.part`), "half");
  expect(await listed()).toEqual([first, second]);
  await photos.delete(first);
  expect(await listed()).toEqual([second]);
});
