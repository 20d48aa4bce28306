import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Config } from "../../config/config.ts";
import { tokenHash } from "../../crypto/secrets.ts";
import type { PlatformDeps } from "../../deps.ts";
import type { Health } from "../health.ts";
import { createProcessMetrics } from "./process-metrics.ts";

export type MetricsPage = { port: number; close(): Promise<void> };

/** Serves `GET /metrics` on a separate port that no proxy forwards to. */
export async function openMetricsPage(
  deps: PlatformDeps,
  health: Health,
  { host, port, token }: NonNullable<Config["metrics"]>,
): Promise<MetricsPage> {
  const read = createProcessMetrics(deps, health);
  const server = createServer((request, reply) => {
    const answer = (status: number, body: string, type = "text/plain; charset=utf-8") =>
      reply.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
    if (request.url?.split("?", 1)[0] !== "/metrics" || request.method !== "GET") answer(404, "not here\n");
    else if (!mayRead(request, token)) answer(401, "a token is needed\n");
    else {
      const { registry } = deps.metrics;
      const text = read.read().then(() => registry.metrics());
      text.then(
        (metrics) => answer(200, metrics, registry.contentType),
        (err: unknown) => {
          deps.log.error({ err }, "the metrics could not be read");
          answer(500, "not readable\n");
        },
      );
    }
  });
  server.requestTimeout = 10_000;
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: async () => {
      read.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}

function mayRead({ headers }: IncomingMessage, token: string | null): boolean {
  if (token === null) return true;
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(tokenHash(given), tokenHash(token));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
}
