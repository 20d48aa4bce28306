import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import type { Passwords } from "../ports.ts";
import { sameBytes } from "./secrets.ts";

const derive = promisify(argon2);

/** Memory in KiB, passes over it, lanes. */
export type HashCost = { memory: number; passes: number; parallelism: number };

/** OWASP's advice for argon2id. */
export const house_cost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const phc_pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

// Each hash takes 19 MiB and a core, so the logins of a crowd wait for each other.
const inTurn = pLimit(2);

/** argon2id by Node's own crypto. Tests pass a cheaper cost. */
export function createPasswords(cost: HashCost = house_cost): Passwords {
  const nobody = makeHash(randomBytes(16).toString("base64"), cost);
  return {
    hash: (password) => makeHash(password, cost),
    async verify(password, phc) {
      const matches = await matchesHash(password, phc ?? (await nobody));
      return phc !== null && matches;
    },
    needsRehash(phc) {
      const parts = phc_pattern.exec(phc);
      return (
        !parts ||
        Number(parts[1]) < cost.memory ||
        Number(parts[2]) < cost.passes ||
        Number(parts[3]) < cost.parallelism
      );
    },
    isCommon: async (password, context = []) => {
      const { isCommonPassword } = await import("./common-passwords.ts");
      return isCommonPassword(password, context);
    },
  };
}

/** One person types a letter as one code point, another's keyboard sends two: NFKC makes them equal. */
function normalized(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"));
}

async function makeHash(password: string, cost: HashCost): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await inTurn(() =>
    derive("argon2id", { message: normalized(password), nonce, tagLength: 32, ...cost }),
  );
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

async function matchesHash(password: string, phc: string): Promise<boolean> {
  const parts = phc_pattern.exec(phc);
  if (!parts) return false;
  const wanted = Buffer.from(parts[5] ?? "", "base64");
  const hash = await inTurn(() =>
    derive("argon2id", {
      message: normalized(password),
      nonce: Buffer.from(parts[4] ?? "", "base64"),
      tagLength: wanted.length,
      memory: Number(parts[1]),
      passes: Number(parts[2]),
      parallelism: Number(parts[3]),
    }),
  );
  return sameBytes(hash, wanted);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
