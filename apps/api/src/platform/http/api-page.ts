import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { type Html, html } from "./html.ts";
import { openApiDocument } from "./openapi.ts";

/** Publishes the OpenAPI document of all endpoints and an HTML page that shows it. */
export function publishApi(app: FastifyInstance, config: Config): void {
  const root = `${base_path}/api`;
  // Cached after the first request, when every endpoint is bound. Rebuilding the document for each request is slow enough
  // that a few requests would delay all others.
  const json = once(() => JSON.stringify(openApiDocument(app.endpoints, config)));
  const text = once(() => page(app.endpoints, config).text);
  app.get(`${root}/openapi.json`, async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(json()),
  );
  app.get(`${root}/docs.css`, async (_request, reply) => reply.type("text/css").send(style));
  app.get(`${root}/docs`, async (_request, reply) => reply.type("text/html; charset=utf-8").send(text()));
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function page(endpoints: readonly Endpoint[], config: Config): Html {
  const document = openApiDocument(endpoints, config) as { paths: Record<string, Record<string, Operation>> };
  const entries = Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => entry(url, method, operation)),
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${config.productName}: the API</title><link rel="stylesheet" href="${base_path}/api/docs.css"></head>
<body><h1>${config.productName}: the API</h1>
<p>Answers are <code>{ data, message? }</code>, refusals <code>{ message, errors? }</code>.
The same as a document: <a href="${base_path}/api/openapi.json">openapi.json</a>.</p>${entries}</body></html>`;
}

type Operation = {
  summary: string;
  description: string;
  parameters: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};

function entry(url: string, method: string, operation: Operation): Html {
  const { summary, description, parameters, requestBody, responses } = operation;
  const detail = (title: string, value: unknown) =>
    value === undefined ? "" : html`<h3>${title}</h3><pre>${JSON.stringify(value, null, 2)}</pre>`;
  return html`<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${url}</code> ${summary}</summary>
<p>${description}</p>${detail("Parameters", parameters.length > 0 ? parameters : undefined)}
${detail("Sends", requestBody)}${detail("Answers", responses["200"])}</details>`;
}

const style = `
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#2b2320;background:#fffdfa}
details{border:1px solid #e5dcd2;border-radius:8px;margin:.5rem 0;padding:.5rem .75rem;background:#fff}
summary{cursor:pointer}code{font-size:.95em}pre{overflow:auto;background:#f7f2ec;padding:.75rem;border-radius:6px;font-size:.85rem}
b{display:inline-block;min-width:4.5rem;font-size:.8rem}.get{color:#1c6b3c}.post{color:#8a4b00}.put{color:#1f4e8c}.delete{color:#a11d2a}
`;
