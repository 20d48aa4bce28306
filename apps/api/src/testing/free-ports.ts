import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that the system gives away by itself: nobody is given one between our look and our listening. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = 20_000 + randomInt(10_000);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

async function isFree(port: number): Promise<boolean> {
  const holder = createServer();
  const held = new Promise<boolean>((resolve) => {
    holder.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!(await held)) return false;
  await new Promise((resolve) => holder.close(resolve));
  return true;
}
