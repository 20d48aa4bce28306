import { randomBytes, randomInt } from "node:crypto";
import type { Random } from "./ports.ts";

export const systemRandom: Random = {
  bytes: randomBytes,
  code6: () => String(randomInt(1_000_000)).padStart(6, "0"),
  id: () => randomBytes(16).toString("base64url"),
  token: () => randomBytes(32).toString("base64url"),
};
