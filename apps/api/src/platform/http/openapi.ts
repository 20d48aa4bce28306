import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import { refusalReply } from "@sanjog/contract/reply";
import * as z from "zod/mini";
import type { Config } from "../config.ts";

type Json = Record<string, unknown>;

const accessSentence = {
  anyone: "Open to anyone.",
  member: "Needs a bearer token.",
  complete_member: "Needs a bearer token and the four profile steps.",
};

/** The published document (OpenAPI 3.1), made from the schemas that validate. */
export function openApiDocument(doors: readonly Endpoint[], config: Config): Json {
  const paths: Record<string, Json> = {};
  for (const door of doors) {
    for (const path of [door.path, ...(door.aliases ?? [])]) {
      const url = base_path + path.replace(/:(\w+)/g, "{$1}");
      const operation = operationOf(door, path === door.path);
      paths[url] = { ...paths[url], [door.method.toLowerCase()]: operation };
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
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: schemaOf(refusalReply, "output") },
    },
  };
}

function operationOf(door: Endpoint, first: boolean): Json {
  return {
    ...(first && { operationId: door.name }),
    summary: door.summary,
    description: accessSentence[door.access],
    ...(door.access !== "anyone" && { security: [{ token: [] }] }),
    parameters: [...parametersOf(door.params, "path"), ...parametersOf(door.query, "query")],
    ...requestBodyOf(door),
    responses: {
      200: successOf(door),
      ...Object.fromEntries(refusalsOf(door).map((status) => [status, refusalOf(status)])),
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

function requestBodyOf(door: Endpoint): Json {
  if (door.files) {
    const files = { type: "array", items: { type: "string", format: "binary" } };
    const schema = { type: "object", properties: { [door.files]: files } };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!door.body) return {};
  return {
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(door.body, "input") } },
    },
  };
}

function successOf(door: Endpoint): Json {
  if (door.bytes)
    return { description: "The file.", content: { "*/*": { schema: { type: "string", format: "binary" } } } };
  if (door.stream)
    return {
      description: "The events.",
      content: { "text/event-stream": { schema: schemaOf(door.reply, "output") } },
    };
  const properties = { data: schemaOf(door.reply, "output"), message: { type: "string" } };
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

/** The statuses with which a door can refuse. */
function refusalsOf(door: Endpoint): number[] {
  const sends = door.method !== "GET";
  return [
    ...(door.access === "anyone" && !sends ? [] : [401, 403, 409]),
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
