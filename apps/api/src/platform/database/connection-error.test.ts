import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ConnectionError } from "./connection-error.ts";
import { type GuardedPool, serverPool } from "./pool.ts";

let server: Server;
let pool: GuardedPool;
const sockets = new Set<Socket>();

async function openPool(onSocket: (socket: Socket) => void): Promise<void> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    onSocket(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  pool = serverPool(`postgres://asha@127.0.0.1:${port}/asha`);
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server.close();
  if (!pool.ending) await pool.end();
});

test.each([
  ["is silent", () => undefined],
  ["hangs up", (socket: Socket) => void socket.end()],
])("a statement and a connection throw ConnectionError when the server %s", async (_case, onSocket) => {
  await openPool(onSocket);
  const outcomes = await Promise.allSettled([pool.connect(), pool.query("select 1")]);
  const rejected = { status: "rejected", reason: expect.any(ConnectionError) };
  expect(outcomes).toEqual([rejected, rejected]);
});

test("a statement throws ConnectionError when the pool is closed", async () => {
  await openPool(() => undefined);
  await pool.end();
  await expect(pool.query("select 1")).rejects.toBeInstanceOf(ConnectionError);
});
