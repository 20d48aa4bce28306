import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import type { Envelope, RefusalReply } from "@sanjog/contract/reply";
import type * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import { takeEarlyAnswer } from "./early-answers.ts";
import { currentLocale } from "./locale.tsx";
import { noteAnswer, noteNoAnswer } from "./online.ts";
import { currentToken } from "./token.ts";

type Part<Name extends string, S> = S extends z.ZodMiniType
  ? { [K in Name]: z.input<S> }
  : { [K in Name]?: never };

type EndpointParts<D> =
  D extends Endpoint<infer P, infer Q, infer B, infer R> ? { P: P; Q: Q; B: B; R: R } : never;

/** The input of a call, typed by the endpoint's own schemas. */
export type CallInput<D extends Endpoint> = Part<"params", EndpointParts<D>["P"]> &
  (EndpointParts<D>["Q"] extends z.ZodMiniType
    ? { query?: z.input<EndpointParts<D>["Q"]> }
    : { query?: never }) &
  Part<"body", EndpointParts<D>["B"]> & {
    files?: readonly Blob[];
    signal?: AbortSignal;
    idempotency_key?: string;
  };

export type CallAnswer<D extends Endpoint> = D extends { bytes: true }
  ? { data: Blob; message?: string }
  : { data: z.output<EndpointParts<D>["R"]>; message?: string };

/** The input of a call as the functions below read it, whatever the endpoint. */
export type UntypedInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly Blob[];
  signal?: AbortSignal;
  idempotency_key?: string;
};

type ErrorHandler = (error: ApiError) => void;
let whenHandled: ErrorHandler = () => {};

/**
 * Sets the handler for errors that concern the whole app: 401, 409 and the two gates. Returns a function that removes
 * it.
 */
export function onGlobalError(react: ErrorHandler): () => void {
  whenHandled = react;
  return () => {
    whenHandled = () => {};
  };
}

/** Returns the URL of an endpoint with its path parameters and query filled in. */
export function address(endpoint: Endpoint, { params = {}, query = {} }: UntypedInput): string {
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `${base_path}${path}${search && `?${search}`}`;
}

/** Returns the headers of every request: language, token, no caching, and for a POST the idempotency key. */
export function headersOf(
  endpoint: Endpoint,
  idempotency_key?: string,
  token: string | null = currentToken(),
): Headers {
  const headers = new Headers({
    Accept: "application/json",
    "Accept-Language": currentLocale(),
    "Cache-Control": "no-cache, no-store",
    Pragma: "no-cache",
  });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (endpoint.method === "POST") headers.set("Idempotency-Key", idempotency_key ?? crypto.randomUUID());
  return headers;
}

/** Returns the body of a request, and sets the header of its type. */
export function bodyOf(endpoint: Endpoint, { body, files }: UntypedInput, headers: Headers): BodyInit | null {
  if (endpoint.files !== undefined) {
    const form = new FormData();
    for (const file of files ?? [])
      form.append(endpoint.files, file, file instanceof File ? file.name : "photo.jpg");
    return form;
  }
  if (body === undefined) return null;
  headers.set("Content-Type", "application/json");
  return JSON.stringify(body);
}

/** Returns the error that a response without 2xx stands for. */
export async function refusalOf(response: Response): Promise<ApiError> {
  const reply = (await response.json().catch(() => ({}))) as Partial<RefusalReply>;
  const retry = Number(response.headers.get("Retry-After"));
  return new ApiError(
    response.status,
    reply.message ?? "",
    reply.errors ?? {},
    retry > 0 ? retry : null,
    reply.appeal_key ?? null,
  );
}

/** Sends a request with the member's token and language. Throws ApiError for every response that is not 2xx. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  const token = currentToken();
  try {
    response = await (takeEarlyAnswer(url, init.method ?? "GET") ??
      fetch(url, { ...init, credentials: "same-origin", cache: "no-store" }));
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteNoAnswer();
    throw new ApiError(0, "");
  }
  noteAnswer();
  return accepted(response, token);
}

/**
 * Returns the response if it is 2xx; otherwise calls the global error handler where needed and throws ApiError. A 401
 * ends the login only if the token of the request is still the current one: the member may have logged in again
 * meanwhile.
 */
export async function accepted(response: Response, token: string | null): Promise<Response> {
  if (response.ok) return response;
  const error = await refusalOf(response);
  const is_over = error.status === 401 && token !== null && token === currentToken();
  if (is_over || error.status === 409 || error.gate) whenHandled(error);
  throw error;
}

/** Calls an endpoint of the contract and returns its parsed reply. */
export async function call<D extends Endpoint>(endpoint: D, input: CallInput<D>): Promise<CallAnswer<D>> {
  const loose = input as UntypedInput;
  const headers = headersOf(endpoint, loose.idempotency_key);
  const response = await send(address(endpoint, loose), {
    method: endpoint.method,
    headers,
    body: bodyOf(endpoint, loose, headers),
    signal: loose.signal ?? null,
  });
  return replyOf(endpoint, response);
}

/** Returns the parsed reply of a 2xx response. */
export async function replyOf<D extends Endpoint>(endpoint: D, response: Response): Promise<CallAnswer<D>> {
  if (endpoint.bytes) return { data: await response.blob() } as CallAnswer<D>;
  const reply = (response.status === 204 ? {} : await response.json()) as Envelope<unknown>;
  return reply as CallAnswer<D>;
}

/** Fetches a picture by the reference in a view of the server. */
export async function fetchPicture(reference: string, signal: AbortSignal): Promise<Blob> {
  const url = reference.startsWith("/api/") ? `${base_path}${reference}` : reference;
  const token = currentToken();
  const headers = { "Accept-Language": currentLocale(), ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await send(url, { signal, headers });
  return response.blob();
}
