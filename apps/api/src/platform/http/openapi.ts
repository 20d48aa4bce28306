import { type Access, base_path, type Endpoint } from "@sanjog/contract/endpoint";
import { refusalReply } from "@sanjog/contract/reply";
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { isDeskAccess } from "./desk-access.ts";
import { deskCookieName } from "./desk-cookie.ts";

type Json = Record<string, unknown>;

const accessSentence = {
  anyone: "Open to anyone.",
  member: "Needs a bearer token.",
  complete_member: "Needs a bearer token and the four profile steps.",
  staff_begun: "Needs the desk's cookie; the second factor may be missing.",
  moderator: "Needs the desk's cookie after the second factor.",
  lead: "Needs the desk's cookie of a lead or keeper after the second factor.",
  keeper: "Needs the desk's cookie of a keeper after the second factor.",
} as const satisfies Record<Access, string>;

/** Returns the OpenAPI 3.1 document, generated from the schemas that validate requests and responses. */
export function openApiDocument(endpoints: readonly Endpoint[], config: Config): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const url = base_path + path.replace(/:(\w+)/g, "{$1}");
      const operation = operationOf(endpoint, path === endpoint.path);
      paths[url] = { ...paths[url], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: config.productName,
      version: "1",
      description: "Every sentence comes in the language of Accept-Language.",
    },
    servers: [{ url: config.publicUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        desk: { type: "apiKey", in: "cookie", name: deskCookieName(config) },
      },
      schemas: { Refusal: schemaOf(refusalReply, "output") },
    },
  };
}

function operationOf(endpoint: Endpoint, first: boolean): Json {
  return {
    ...(first && { operationId: endpoint.name }),
    summary: endpoint.summary,
    description: accessSentence[endpoint.access],
    ...(endpoint.access !== "anyone" && {
      security: [isDeskAccess(endpoint.access) ? { desk: [] } : { token: [] }],
    }),
    parameters: [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")],
    ...requestBodyOf(endpoint),
    responses: {
      200: successOf(endpoint),
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, refusalOf(status)])),
    },
  };
}

function parametersOf(schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: field,
  }));
}

function requestBodyOf(endpoint: Endpoint): Json {
  if (endpoint.files) {
    const files = { type: "array", items: { type: "string", format: "binary" } };
    const schema = { type: "object", properties: { [endpoint.files]: files } };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!endpoint.body) return {};
  return {
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
    },
  };
}

function successOf(endpoint: Endpoint): Json {
  if (endpoint.bytes)
    return { description: "The file.", content: { "*/*": { schema: { type: "string", format: "binary" } } } };
  if (endpoint.stream)
    return {
      description: "The events.",
      content: { "text/event-stream": { schema: schemaOf(endpoint.reply, "output") } },
    };
  const properties = { data: schemaOf(endpoint.reply, "output"), message: { type: "string" } };
  return {
    description: "Done.",
    content: { "application/json": { schema: { type: "object", properties } } },
  };
}

const refusalSentence: Readonly<Record<number, string>> = {
  401: "The token is missing, unknown or expired.",
  403: "Access is denied; `errors` names the missing step if there is one.",
  404: "It does not exist, or this member may not see it.",
  409: "The account was closed, or the session was ended for security.",
  413: "The body is too large.",
  415: "The content type is not supported.",
  422: "The input is invalid, or a rule refuses the request; `errors` has sentences for each field.",
  429: "Too many requests; `Retry-After` says when to retry.",
  500: "An internal error; the message contains the id to report.",
  503: "A part is down or too busy; `Retry-After` says when to retry.",
};

/** Returns the error statuses that an endpoint can respond with. */
function refusalsOf(endpoint: Endpoint): number[] {
  const sends = endpoint.method !== "GET";
  return [
    ...(endpoint.access === "anyone" && !sends ? [] : [401, 403, 409]),
    404,
    ...(sends ? [413, 415] : []),
    422,
    429,
    500,
    503,
  ];
}

function refusalOf(status: number): Json {
  const schema = { $ref: "#/components/schemas/Refusal" };
  return { description: refusalSentence[status], content: { "application/json": { schema } } };
}

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return json;
}
