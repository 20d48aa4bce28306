import { setImmediate as nextTurn } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { shedLoad } from "./shed-load.ts";

/** Holds the event loop up, as a machine does that stops for a moment. */
async function pause(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end);
  await nextTurn();
}

test("a pause of the machine refuses nobody", async () => {
  const app = Fastify();
  await shedLoad(app);
  app.get("/", () => "here");
  expect((await app.inject("/")).statusCode).toBe(200);
  await pause(2_100);
  await pause(2_100);
  expect((await app.inject("/")).statusCode).toBe(200);
  await app.close();
});
