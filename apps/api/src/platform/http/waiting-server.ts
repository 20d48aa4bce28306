import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { htmlLang, localeFromHeader, locales } from "@sanjog/i18n/locale";
import type { Readiness } from "../observability/health.ts";
import { serverText } from "../texts/texts.ts";
import { html } from "./html.ts";
import { plain_page_policy, plainPage } from "./plain-page.ts";

const not_ready: Readiness = {
  status: "database unavailable",
  parts: { database: "failing", jobs: "failing", pictures: "ok", whatsapp: "ok", sms: "ok" },
};
const retry_after_seconds = 3;

export type WaitingServer = { close(): Promise<void> };

/**
 * Serves the port while the database is unavailable: reports the process as alive but not ready, and shows a page that asks
 * visitors to return soon. Ignores a port that cannot be opened, because the server itself reports that error later.
 */
export function openWaitingServer(
  { host, port }: { host: string; port: number },
  product_name: string,
): WaitingServer {
  const server = createServer((request, response) => answer(request, response, product_name));
  server.on("error", () => undefined).listen({ host, port });
  return {
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, product_name: string): void {
  const [path] = (request.url ?? "").split("?");
  response.setHeader("Cache-Control", "no-store");
  if (path === "/health/live") return sendJson(response, 200, { status: "ok" });
  response.setHeader("Retry-After", retry_after_seconds);
  if (path === "/health/ready") return sendJson(response, 503, not_ready);
  if (request.headers.accept?.includes("text/html")) {
    const sections = locales.map(
      (locale) =>
        html`<section lang="${htmlLang(locale)}"><p>${serverText(locale, "unavailable")}</p></section>`,
    );
    response.writeHead(503, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": plain_page_policy,
    });
    return void response.end(plainPage(product_name, sections));
  }
  const locale = localeFromHeader(request.headers["accept-language"]);
  sendJson(response, 503, { message: serverText(locale, "unavailable") });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
