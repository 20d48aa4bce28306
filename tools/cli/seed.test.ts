import { expect, test } from "vitest";
import { ended, startNode } from "./child.ts";
import { killedSentence } from "./seed.ts";

test("a process that was killed from outside is said to have wanted memory, and no other", async () => {
  const child = startNode(["-e", "setTimeout(() => undefined, 60_000)"]);
  child.kill("SIGKILL");
  expect(killedSentence(await ended(child))).toContain("most likely for want of memory; 1 GB");
  expect(killedSentence({ code: 78, signal: null })).toBeNull();
});
