import path from "node:path";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Area } from "./platform/area.ts";
import type { PlatformDeps } from "./platform/deps.ts";
import { openDevPages } from "./platform/dev/pages.ts";
import { publishApi } from "./platform/http/api-page.ts";
import { countRequests } from "./platform/http/count-requests.ts";
import { takeCspReports } from "./platform/http/csp-reports.ts";
import { answerErrors, answerMissing } from "./platform/http/error-answer.ts";
import { openHealth } from "./platform/http/health.ts";
import { keepToKnownHosts } from "./platform/http/known-hosts.ts";
import {
  acceptJson,
  endConnectionsAtClose,
  limitSlowBodies,
  limitSlowReaders,
  logRequests,
} from "./platform/http/requests.ts";
import { secureHeaders } from "./platform/http/security-headers.ts";
import { notifySecurityContact } from "./platform/http/security-txt.ts";
import { shedLoad } from "./platform/http/shed-load.ts";
import { openSmsWebhook } from "./platform/http/sms-webhook.ts";
import { serveWeb } from "./platform/http/web-files.ts";
import { openWebhook } from "./platform/http/whatsapp-webhook.ts";
import { createHealth, type Health } from "./platform/observability/health.ts";

export type AppOptions = {
  /** Where the built web app lies. */
  webFolder?: string;
  /** Who knows whether the process can serve; one of its own where none is given. */
  health?: Health;
  /** Returns 503 to new requests while the process is overloaded. */
  shedding?: boolean;
};

const web_folder = path.join(import.meta.dirname, "../../web/dist");
const largest_body = 64 * 1024;
/** Far above the number of requests served at once, and far below the system's limit of open files. */
const most_connections = 4_000;

/** Creates the server with these dependencies and areas. It does not listen on a port yet. */
export async function createApp(
  deps: PlatformDeps,
  areas: readonly Area[],
  { webFolder = web_folder, shedding = false, health = createHealth(deps) }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = bareServer(deps);
  app.decorate("endpoints", []);
  app.decorateRequest("log_context");
  answerErrors(app, deps);
  if (shedding) await shedLoad(app);
  await secureHeaders(app, deps.config, webFolder);
  keepToKnownHosts(app, deps.config);
  await app.register(compress, {
    threshold: 1_024,
    encodings: ["br", "gzip"],
    removeContentLengthHeader: true,
    // No client of ours compresses requests, and a small compressed body could expand to a huge one.
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  acceptJson(app);
  limitSlowBodies(app);
  limitSlowReaders(app);
  endConnectionsAtClose(app);
  logRequests(app, deps);
  countRequests(app, deps);

  openHealth(app, health);
  notifySecurityContact(app, deps);
  await takeCspReports(app, deps);
  await openWebhook(app, deps);
  await openSmsWebhook(app, deps);
  for (const area of areas) {
    if (area.afterProfileChange) deps.afterProfileChange.push(area.afterProfileChange);
    area.routes(app, deps);
  }
  publishApi(app, deps.config);
  openDevPages(app, deps, webFolder);
  await serveWeb(app, webFolder);
  return app;
}

function bareServer(deps: PlatformDeps): FastifyInstance {
  const hops = deps.config.trustProxy;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.random.id(),
    // `logRequests` writes one line per request, so Fastify's logger per request is off.
    childLoggerFactory: (log) => log,
    // The number of trusted proxies, whose `X-Forwarded-For` gives the client's address.
    trustProxy: typeof hops === "number" ? (_address, hop) => hop < hops : hops,
    bodyLimit: largest_body,
    // A malformed URL gets the response of an unknown path.
    frameworkErrors: (_error, request, reply) => void answerMissing(request, reply),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // A closing server finishes the accepted requests and accepts no new connections, so no client gets a 503.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    keepAliveTimeout: 5_000,
    requestTimeout: 60_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
  });
  app.server.maxConnections = most_connections;
  return app;
}
