import { randomBytes, randomInt } from "node:crypto";
import type { Random } from "../ports.ts";

/** Asking the system costs far more than what it gives: ids, one for each request, are cut from one gift for many. */
const gift_bytes = 4_096;
const id_bytes = 16;
let gift = Buffer.alloc(0);
let used = 0;

function nextId(): string {
  if (used + id_bytes > gift.length) {
    gift = randomBytes(gift_bytes);
    used = 0;
  }
  const id = gift.toString("base64url", used, used + id_bytes);
  used += id_bytes;
  return id;
}

export const systemRandom: Random = {
  bytes: randomBytes,
  code6: () => String(randomInt(1_000_000)).padStart(6, "0"),
  id: nextId,
  token: () => randomBytes(32).toString("base64url"),
};
