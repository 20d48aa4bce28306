import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Waits until a server started with PORT=0 listens; returns its port and every line of its output. */
export async function openedServer(child: ChildProcess): Promise<{ port: number; said: readonly string[] }> {
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on("line", (line) => said.push(line));
  await Promise.all([once(lines, "line"), once(child, "message")]);
  return { port: Number(/ at http:\/\/localhost:(\d+)$/m.exec(said.join("\n"))?.[1]), said };
}
