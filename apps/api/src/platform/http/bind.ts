import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { type Access, base_path, type DeskAccess, type Endpoint } from "@sanjog/contract/endpoint";
import { type Locale, localeFromHeader } from "@sanjog/i18n/locale";
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError } from "../app-error.ts";
import type { AreaDeps } from "../deps.ts";
import { authenticate, type Viewer } from "./authenticate.ts";
import { authenticateStaff, type Staff } from "./authenticate-staff.ts";
import { isDeskAccess } from "./desk-access.ts";
import { fieldErrorsOf } from "./faults.ts";
import { once } from "./idempotency.ts";
import { leaveUnnamed } from "./log-context.ts";
import { countPage } from "./page-budget.ts";
import { readUploads, type Upload, type UploadLimits, withRoom } from "./uploads.ts";

type Schema = z.ZodMiniType;
type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** The validated request that a handler receives. */
export type EndpointRequest<Params, Query, Body, AllowedAccess extends Access> = {
  params: Parsed<Params>;
  query: Parsed<Query>;
  body: Parsed<Body>;
  viewer: "anyone" extends AllowedAccess ? undefined : AllowedAccess extends DeskAccess ? undefined : Viewer;
  /** Who sends a request of the desk. */
  staff: AllowedAccess extends DeskAccess ? Staff : undefined;
  /** The language of this request. */
  locale: Locale;
  /** Reads the uploaded files, at an endpoint that accepts files. */
  files(limits: UploadLimits): Promise<Upload[]>;
  raw: FastifyRequest;
  reply: FastifyReply;
};

/** A file as the response. Browsers cache it privately and revalidate it at each use; they do not store an `unkept` one. */
export type Bytes = { type: string; body: Buffer; filename?: string; unkept?: true };

type Data<Reply extends Schema> =
  undefined extends z.input<Reply> ? { data?: z.input<Reply> } : { data: z.input<Reply> };

/** A stream in the format of server-sent events. The handler that creates the stream ends it. */
export type Events = { events: Readable };

export type EndpointReply<Reply extends Schema> =
  | (Data<Reply> & { message?: string })
  | { bytes: Bytes }
  | Events;

export type Handler<Params, Query, Body, Reply extends Schema, AllowedAccess extends Access> = (
  request: EndpointRequest<Params, Query, Body, AllowedAccess>,
  deps: AreaDeps,
) => Promise<EndpointReply<Reply>>;

declare module "fastify" {
  interface FastifyInstance {
    /** Every bound endpoint, for the OpenAPI document and its test. */
    endpoints: Endpoint[];
  }
}

/**
 * Registers the routes of an endpoint. The contract determines access, input and output; the handler does the rest.
 * Keys that the contract does not declare are removed from requests and responses.
 */
export function bind<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
  AllowedAccess extends Access,
>(
  app: FastifyInstance,
  deps: AreaDeps,
  endpoint: Endpoint<Params, Query, Body, Reply, AllowedAccess>,
  handler: Handler<Params, Query, Body, Reply, AllowedAccess>,
): void {
  app.endpoints.push(endpoint);
  const answer = (raw: FastifyRequest, reply: FastifyReply) =>
    handleRequest(raw, reply, deps, endpoint, handler);
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url: base_path + path,
      onRequest: endpoint.files || endpoint.method === "GET" ? [] : [refuseOtherTypes],
      handler: answer,
      // A HEAD request would run the whole handler only to return headers.
      exposeHeadRoute: false,
    });
  }
}

const json_type = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Rejects content types other than JSON in UTF-8, also when the body is empty. */
async function refuseOtherTypes({ headers }: FastifyRequest): Promise<void> {
  const type = headers["content-type"];
  if (type !== undefined && !json_type.test(type)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
}

async function handleRequest<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema,
  AllowedAccess extends Access,
>(
  raw: FastifyRequest,
  reply: FastifyReply,
  deps: AreaDeps,
  endpoint: Endpoint<Params, Query, Body, Reply, AllowedAccess>,
  handler: Handler<Params, Query, Body, Reply, AllowedAccess>,
) {
  reply.header("Cache-Control", "no-store");
  const access: Access = endpoint.access;
  const staff = isDeskAccess(access) ? await authenticateStaff(raw, access, deps) : undefined;
  const viewer =
    access === "anyone" || isDeskAccess(access) ? undefined : await authenticate(raw, access, deps);
  if (endpoint.unnamed) leaveUnnamed(raw);
  if (viewer && endpoint.paged) await countPage(deps, viewer);
  const request = {
    params: parse(endpoint.params, raw.params, "params"),
    query: parse(endpoint.query, raw.query, "query"),
    body: parse(endpoint.body, raw.body ?? {}, "body"),
    viewer,
    staff,
    locale: localeFromHeader(raw.headers["accept-language"]),
    files: (limits: UploadLimits) => readUploads(raw, endpoint.files ?? "", limits),
    raw,
    reply,
  } as EndpointRequest<Params, Query, Body, AllowedAccess>;
  const run = () => handler(request, deps);
  // Noted after a failure too, since the handler may have committed something before.
  const note = () => viewer && deps.replicas.noteWrite(viewer.id);
  const work = endpoint.method === "GET" ? run : () => run().finally(note);
  if (endpoint.bytes) return sendBytes(raw, reply, await work());
  if (endpoint.stream) return sendEvents(reply, await work());
  const envelope = async () => toEnvelope(endpoint, await work());
  if (endpoint.files) return withRoom(raw, envelope);
  const repeatable = viewer && endpoint.method === "POST";
  return repeatable ? once(deps, viewer, endpoint.name, raw, envelope) : envelope();
}

function parse<S extends Schema | undefined>(
  schema: S,
  value: unknown,
  part: "params" | "query" | "body",
): Parsed<S> {
  if (!schema) return undefined as Parsed<S>;
  const read = z.safeParse(schema, value);
  if (read.success) return read.data as Parsed<S>;
  // A malformed id gets the same response as an id that does not exist.
  if (part === "params") throw new AppError("not_found");
  throw new AppError("invalid_fields", { fields: fieldErrorsOf(read.error) });
}

function toEnvelope<Reply extends Schema>(
  endpoint: { name: string; reply: Reply },
  answer: EndpointReply<Reply>,
): { data?: unknown; message?: string } {
  if ("bytes" in answer) throw new Error(`${endpoint.name} answers a file, which its contract does not say`);
  if ("events" in answer) throw new Error(`${endpoint.name} answers events, which its contract does not say`);
  const read = z.safeParse(endpoint.reply, answer.data);
  if (!read.success) {
    const where = read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.code}`).join(", ");
    throw new Error(`${endpoint.name} would answer what its contract does not declare: ${where}`);
  }
  return {
    ...(read.data !== undefined && { data: read.data }),
    ...(answer.message !== undefined && { message: answer.message }),
  };
}

function sendBytes(raw: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  if (!("bytes" in answer)) throw new Error("this endpoint answers a file");
  const { type, body, filename, unkept } = answer.bytes as Bytes;
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  reply.headers({
    "Cache-Control": unkept ? "private, no-store" : "private, no-cache",
    // A file that is opened in a tab of its own must not run scripts.
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Content-Disposition": `${filename ? "attachment" : "inline"}; filename="${filename ?? "photo"}"`,
    Vary: "Authorization",
    ETag: etag,
  });
  if (raw.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}

function sendEvents(reply: FastifyReply, answer: object): FastifyReply {
  if (!("events" in answer)) throw new Error("this endpoint answers events");
  // Tells a proxy not to buffer the stream, which would delay the events.
  reply.header("X-Accel-Buffering", "no").type("text/event-stream");
  return reply.send(answer.events);
}
