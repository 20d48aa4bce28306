import { connect } from "node:net";
import { base_path } from "@sanjog/contract/endpoint";
import type { House } from "./house.ts";
import { inHouse } from "./in-house.ts";
import { quantile, type Recorder, tally } from "./record.ts";
import { type Fault, ms, pause } from "./run.ts";

const close_limit_ms = 15_000;
const longest_ms = 25_000;
const kinds = ["headers", "body", "reading"] as const;

/** A thousand who send or read as slowly as they can are shut out, and nobody else notices. */
export const slow: Fault = {
  does: "a thousand connections that dribble headers, dribble bodies, or do not read",
  cycles: 1_000,
  run(settings) {
    return inHouse(
      { members: 10, connections: 10 },
      settings,
      async ({ house, record, tell, violations }) => {
        await house.start();
        await honest(house, record, 2_000);
        const calm = await honest(house, record, 5_000);
        tell(`alone: p95 ${calm.p95} ms of ${calm.count}`);
        for (const kind of kinds) {
          const attack = Promise.all(
            Array.from({ length: settings.cycles }, (_, n) => dribble(house.port(), kind, n)),
          );
          await pause(500);
          const beside = await honest(house, record, 5_000);
          const times = await attack;
          const slowest = Math.max(...times.map((time) => time ?? longest_ms));
          const open = times.filter((time) => time === null).length;
          tell(
            `${kind}: closed after ${ms(slowest)} at most, ${open} left open; others' p95 ${beside.p95} ms of ${beside.count}`,
          );
          if (open > 0 || slowest > close_limit_ms)
            violations.push(`${kind}: ${open} left open, closed after ${ms(slowest)}`);
          // Under a fiftieth of a second nobody notices, and the machine's own trembling decides.
          if (beside.p95 > Math.max(2 * calm.p95, 20))
            violations.push(`${kind}: others waited ${beside.p95} ms, alone ${calm.p95} ms`);
        }
        tell(`honest requests: ${tally(record.operations)}`);
      },
    );
  },
};

async function honest(house: House, record: Recorder, time_ms: number) {
  const from = record.operations.length;
  const until = performance.now() + time_ms;
  const member = async (n: number) => {
    while (performance.now() < until) {
      await record.send(house.base(), house.members[n] ?? null, {
        path: `${base_path}/api/user/friends`,
        what: "honest",
      });
      await pause(50);
    }
  };
  await Promise.all([0, 1, 2, 3].map(member));
  const seen = record.operations.slice(from);
  return { p95: quantile(seen, 0.95), count: seen.length };
}

/** Answers after how long the server closed the connection; null when it did not. */
function dribble(port: number, kind: (typeof kinds)[number], n: number): Promise<number | null> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, "127.0.0.1");
    let timer: NodeJS.Timeout | undefined;
    const finish = (time: number | null) => {
      clearInterval(timer);
      clearTimeout(limit);
      socket.destroy();
      resolve(time);
    };
    const limit = setTimeout(() => finish(null), longest_ms);
    socket.on("connect", () => {
      if (kind === "headers") socket.write(`GET ${base_path}/api/site HTTP/1.1\r\nHost: x\r\n`);
      if (kind === "body") {
        const head = `POST ${base_path}/api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
        socket.write(`${head}X-Forwarded-For: 10.200.${n >> 8}.${n & 255}\r\nContent-Length: 4000\r\n\r\n{`);
      }
      if (kind === "reading") {
        socket.pause();
        socket.write(`GET ${base_path}/api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(3));
      }
      timer = setInterval(
        () => socket.writable && socket.write(kind === "headers" ? `X-${n}: a\r\n` : " "),
        1_000,
      );
    });
    socket.on("error", () => undefined);
    socket.on("close", () => finish(performance.now() - began));
    // Who does not read cannot see the end either; a kernel's buffer swallows three small answers.
    if (kind === "reading") setTimeout(() => socket.resume(), 6_000);
  });
}
