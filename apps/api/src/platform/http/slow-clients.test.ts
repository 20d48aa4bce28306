import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp([]);
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  const address = app.fastify.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => app.close());

/** Sends two header lines per second until the server closes the connection. Returns the status line of the response. */
function dribble(): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    let timer: NodeJS.Timeout | undefined;
    // What is written before the connection is open would be sent first.
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("GET /health/live HTTP/1.1\r\nHost: x\r\n");
      timer = setInterval(() => socket.writable && socket.write("X-More: a\r\n"), 500);
    });
    socket.on("data", (bytes) => {
      received += bytes.toString();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(timer);
      resolve(received.split("\r\n")[0] ?? "");
    });
  });
}

test("The server disconnects clients that send headers too slowly and serves others meanwhile", async () => {
  const slow = Promise.all(Array.from({ length: 50 }, dribble));
  const { status } = await fetch(`http://127.0.0.1:${port}/health/live`);
  expect(status).toBe(200);
  expect(new Set(await slow)).toEqual(new Set(["HTTP/1.1 408 Request Timeout"]));
});
