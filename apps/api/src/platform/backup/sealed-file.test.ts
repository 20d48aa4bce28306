import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { decrypted, encrypted } from "./encrypted-file.ts";

const key = randomBytes(32);
const text = randomBytes(700_000);

async function* inParts(bytes: Buffer, size = 70_001) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const encryptedText = () => buffer(encrypted(key, inParts(text)));
const open = (bytes: Buffer, with_key = key) => buffer(decrypted(with_key, inParts(bytes)));

test("what was encrypted opens with the key, byte for byte, however small or large", async () => {
  expect((await open(await encryptedText())).equals(text)).toBe(true);
  expect(await open(await buffer(encrypted(key, inParts(Buffer.alloc(0)))))).toHaveLength(0);
});

test("another key opens nothing", async () => {
  await expect(open(await encryptedText(), randomBytes(32))).rejects.toThrow("BACKUP_KEY is another");
});

test("a bit that changed anywhere is noticed", async () => {
  const whole = await encryptedText();
  for (const at of [3, 20, 34, 40, 300_000, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(open(changed)).rejects.toThrow(/no backup of ours|does not open|cut short/);
  }
});

test("a backup that was cut short is noticed, also where a piece ends", async () => {
  const whole = await encryptedText();
  const piece = 4 + 256 * 1024 + 16;
  for (const length of [10, 32, 33, 32 + piece, 32 + 2 * piece, whole.length - 1]) {
    await expect(open(whole.subarray(0, length))).rejects.toThrow(
      /no backup of ours|does not open|cut short/,
    );
  }
});

test("pieces that changed places or were added are noticed", async () => {
  const whole = await encryptedText();
  const piece = 4 + 256 * 1024 + 16;
  const [head, one, two, rest] = [
    whole.subarray(0, 32),
    whole.subarray(32, 32 + piece),
    whole.subarray(32 + piece, 32 + 2 * piece),
    whole.subarray(32 + 2 * piece),
  ];
  await expect(open(Buffer.concat([head, two, one, rest]))).rejects.toThrow("does not open");
  await expect(open(Buffer.concat([whole, one]))).rejects.toThrow(/does not open/);
});
