import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import type { Envelope, RefusalReply } from "@sanjog/contract/reply";
import type * as z from "zod/mini";
import { ApiError } from "./api-error.ts";
import { takeEarlyAnswer } from "./early-answers.ts";
import { currentLocale } from "./locale.tsx";
import { currentToken } from "./token.ts";

type Part<Name extends string, S> = S extends z.ZodMiniType
  ? { [K in Name]: z.input<S> }
  : { [K in Name]?: never };

type EndpointParts<D> =
  D extends Endpoint<infer P, infer Q, infer B, infer R> ? { P: P; Q: Q; B: B; R: R } : never;

/** What a call must bring, by the endpoint's own schemas. */
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

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: readonly Blob[];
  signal?: AbortSignal;
  idempotency_key?: string;
};

type Ended = (error: ApiError) => void;
let whenHandled: Ended = () => {};

/** Names who reacts to the answers that concern the whole app: 401, 409 and the two gates. */
export function onGlobalError(react: Ended): () => void {
  whenHandled = react;
  return () => {
    whenHandled = () => {};
  };
}

/** Where an endpoint is, with what stands in its path and query. */
export function address(endpoint: Endpoint, { params = {}, query = {} }: Loose): string {
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

/** What every request says about itself: language, token, no cache, and the key of a try. */
export function headersOf(endpoint: Endpoint, idempotency_key?: string): Headers {
  const headers = new Headers({
    Accept: "application/json",
    "Accept-Language": currentLocale(),
    "Cache-Control": "no-cache, no-store",
    Pragma: "no-cache",
  });
  const token = currentToken();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (endpoint.method === "POST") headers.set("Idempotency-Key", idempotency_key ?? crypto.randomUUID());
  return headers;
}

function bodyOf(endpoint: Endpoint, { body, files }: Loose, headers: Headers): BodyInit | null {
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

async function refusal(response: Response): Promise<ApiError> {
  const reply = (await response.json().catch(() => ({}))) as Partial<RefusalReply>;
  const retry = Number(response.headers.get("Retry-After"));
  return new ApiError(response.status, reply.message ?? "", reply.errors ?? {}, retry > 0 ? retry : null);
}

/** Sends a request with the member's token and language; throws ApiError for every answer that is not a yes. */
export async function send(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  const token = currentToken();
  try {
    response = await (takeEarlyAnswer(url, init.method ?? "GET") ??
      fetch(url, { ...init, credentials: "same-origin", cache: "no-store" }));
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, "");
  }
  return accepted(response, token);
}

/**
 * The answer, if it is a yes; otherwise the app reacts where the whole of it is concerned, and ApiError is thrown. A login
 * is over when the token that was asked with is still its own: another one may have come meanwhile.
 */
export async function accepted(response: Response, token: string | null): Promise<Response> {
  if (response.ok) return response;
  const error = await refusal(response);
  const is_over = error.status === 401 && token !== null && token === currentToken();
  if (is_over || error.status === 409 || error.gate) whenHandled(error);
  throw error;
}

/** Calls an endpoint of the contract. */
export async function call<D extends Endpoint>(endpoint: D, input: CallInput<D>): Promise<CallAnswer<D>> {
  const loose = input as Loose;
  const headers = headersOf(endpoint, loose.idempotency_key);
  const response = await send(address(endpoint, loose), {
    method: endpoint.method,
    headers,
    body: bodyOf(endpoint, loose, headers),
    signal: loose.signal ?? null,
  });
  if (endpoint.bytes) return { data: await response.blob() } as CallAnswer<D>;
  const reply = (response.status === 204 ? {} : await response.json()) as Envelope<unknown>;
  return reply as CallAnswer<D>;
}

/** Fetches a picture by the reference that a view carried. */
export async function fetchPicture(reference: string, signal: AbortSignal): Promise<Blob> {
  const url = reference.startsWith("/api/") ? `${base_path}${reference}` : reference;
  const token = currentToken();
  const headers = { "Accept-Language": currentLocale(), ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await send(url, { signal, headers });
  return response.blob();
}
