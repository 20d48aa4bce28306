import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
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

test("what is put into the trash is neither given nor listed, and comes back as it was", async () => {
  const photos = createDiskPhotos(path.join(folder, "trash-too"));
  const key = "cccccccccccccccccccc-full";
  const listed = async (from: AsyncIterable<{ key: string; written_at: Date }>) => {
    const found: string[] = [];
    for await (const one of from) {
      expect(Date.now() - one.written_at.getTime()).toBeLessThan(60_000);
      found.push(one.key);
    }
    return found;
  };
  await photos.put(key, Buffer.from("1"));
  const file = path.join(folder, "trash-too", "cc", key);
  utimesSync(file, new Date(0), new Date(0));
  await photos.trash.add(key);
  expect([await photos.get(key), await photos.exists(key)]).toEqual([null, false]);
  expect([await listed(photos.list()), await listed(photos.trash.list())]).toEqual([[], [key]]);
  await photos.trash.bringBack(key);
  expect(String(await photos.get(key))).toBe("1");
  await photos.trash.add(key);
  await photos.trash.delete(key);
  expect(await listed(photos.trash.list())).toEqual([]);
});

test("the folder keeps the id that is written into it", async () => {
  const photos = createDiskPhotos(path.join(folder, "with-id"));
  expect(await photos.readId()).toBeNull();
  await photos.writeId("one");
  await photos.writeId("two");
  expect(await photos.readId()).toBe("two");
  for await (const one of photos.list()) expect(one).toBeUndefined();
});
