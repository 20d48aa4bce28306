import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { at, type ExitResult, runNode, say, secondsSince } from "./child.ts";

export const seed_script = at("apps/api/demo/main.ts");

/** The same folder as the server's own setting. */
export function dataDir(): string {
  return path.resolve(at(), process.env.DATA_DIR || "data");
}

/** The demo community belongs to the built-in database of a development machine and to nothing else. */
export function wantsDemo(): boolean {
  return !process.env.DATABASE_URL && process.env.NODE_ENV !== "production" && existsSync(seed_script);
}

/** Returns the message about a process that was killed; null for one that exited. */
export function killedSentence({ signal }: ExitResult): string | null {
  if (signal !== "SIGKILL") return null;
  return "the process that makes them was ended, most likely for want of memory; 1 GB of it has to be free once";
}

/** Fills an empty database; in a process of its own, because making a database needs much memory once. */
export async function seedIfEmpty(): Promise<boolean> {
  const done = path.join(dataDir(), "demo-made");
  if (!wantsDemo() || (existsSync(done) && existsSync(path.join(dataDir(), "database")))) return true;
  const began = Date.now();
  say("making the database and the demo community (about half a minute, once)");
  const ended = await runNode([seed_script, "--if-empty"]);
  const sentence = killedSentence(ended);
  if (sentence) say(sentence);
  if (ended.code !== 0) return false;
  mkdirSync(dataDir(), { recursive: true });
  writeFileSync(done, "");
  say(`demo community ready in ${secondsSince(began)} s`);
  return true;
}
