import { randomInt } from "node:crypto";
import { createServer } from "node:net";

const ports_per_worker = 2_000;
/** Each of the test workers, which run at the same time, has its own ports; other programs have those below 22,000. */
const first_port = 20_000 + ports_per_worker * Number(process.env.VITEST_POOL_ID ?? 0);

/** Below the system's ephemeral ports, so that no other process gets one between our check and our listening. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first_port + randomInt(ports_per_worker);
    if (await isFree(port)) return port;
  }
}

/** Returns that many different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
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
