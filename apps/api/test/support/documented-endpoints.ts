import * as z from "zod";
import type { TestApp } from "./test-app.ts";

export type Json = Record<string, unknown>;

/** One input of an endpoint: its place, name and documented schema. */
export type Field = { place: "path" | "query" | "body"; name: string; schema: Json };

/** An endpoint as the published document describes it, without any other knowledge. */
export type DocumentedEndpoint = {
  name: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  fields: readonly Field[];
  kind: "json" | "form" | "file" | "events";
  needs_token: boolean;
  /** The documented body of each status. */
  answers: ReadonlyMap<number, z.ZodType>;
};

type Content = Record<string, { schema: Json }>;
type Operation = {
  operationId?: string;
  security?: unknown;
  parameters: { name: string; in: "path" | "query"; schema: Json }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Refusal: Json } };
};

/** Reads the document and returns each endpoint with its inputs and its documented responses. */
export async function documentedEndpoints(app: TestApp): Promise<DocumentedEndpoint[]> {
  const document: Document = (await app.fastify.inject({ url: "/backend/api/openapi.json" })).json();
  const refusal = z.fromJSONSchema(document.components.schemas.Refusal);
  return Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      // Alternative spellings of a path have no operation id.
      operation.operationId ? [endpointOf(url, method, operation, refusal)] : [],
    ),
  );
}

function endpointOf(
  url: string,
  method: string,
  operation: Operation,
  refusal: z.ZodType,
): DocumentedEndpoint {
  const sent = operation.requestBody?.content ?? {};
  const body = sent["application/json"]?.schema;
  const properties = Object.entries((body?.properties ?? {}) as Record<string, Json>);
  const told = operation.responses["200"]?.content ?? {};
  return {
    name: operation.operationId ?? "",
    method: method.toUpperCase() as DocumentedEndpoint["method"],
    url,
    fields: [
      ...operation.parameters.map(({ name, in: place, schema }) => ({ place, name, schema })),
      ...properties.map(([name, schema]) => ({ place: "body" as const, name, schema })),
    ],
    kind: kindOf(sent, told),
    needs_token: operation.security !== undefined,
    answers: new Map(
      Object.keys(operation.responses).map((status) => {
        const schema = told["application/json"]?.schema;
        if (Number(status) >= 400) return [Number(status), refusal];
        return [Number(status), schema ? z.fromJSONSchema(schema) : z.any()];
      }),
    ),
  };
}

function kindOf(sent: Content, told: Content): DocumentedEndpoint["kind"] {
  if (sent["multipart/form-data"]) return "form";
  if (told["text/event-stream"]) return "events";
  return told["application/json"] ? "json" : "file";
}

export type FuzzRequest = {
  token?: string | undefined;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Whether a value can be a path segment: empty, "." and ".." would change the URL. */
const pathPart = (value = "") => (/^\.{0,2}$/.test(value) ? "x" : encodeURIComponent(value));

/** Sends the request as given, without validating its values. */
export function callEndpoint(app: TestApp, endpoint: DocumentedEndpoint, sent: FuzzRequest) {
  const url = endpoint.url.replace(/\{(\w+)\}/g, (_, name) => pathPart(sent.path?.[name]));
  return app.fastify.inject({
    method: endpoint.method,
    url,
    ...(sent.query && { query: sent.query }),
    headers: {
      ...(sent.token && { authorization: `Bearer ${sent.token}` }),
      ...(endpoint.method !== "GET" && { "content-type": "application/json" }),
      ...sent.headers,
    },
    ...(endpoint.method !== "GET" && sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
  });
}
