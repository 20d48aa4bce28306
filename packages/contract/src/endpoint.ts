import type * as z from "zod/mini";

/**
 * Who may send a request:
 * - `anyone`: no token is looked at;
 * - `member`: a valid bearer token, whatever the profile's state;
 * - `complete_member`: a token and the four profile steps, else 403 `profile_incomplete`.
 */
export type Access = "anyone" | "member" | "complete_member";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

type Schema = z.ZodMiniType;

/** One endpoint of the app: where it is, who may send a request, what goes in and what may come out. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  AllowedAccess extends Access = Access,
> = {
  name: string;
  method: Method;
  /** Below the base path, with `:name` for parameters. */
  path: `/api/${string}`;
  /** Other spellings of the same endpoint; clients use `path`. */
  aliases?: readonly `/api/${string}`[];
  access: AllowedAccess;
  /** One sentence for the published document. */
  summary: string;
  params?: Params;
  query?: Query;
  /** A list in pages: each one that a member opens counts against the member's budget of pages. */
  paged?: true;
  body?: Body;
  /** Names the multipart field that carries files; such an endpoint has no `body`. */
  files?: string;
  /** What `data` may hold. Keys that are not declared here never leave. `bytes` endpoints answer a file instead. */
  reply: Reply;
  bytes?: true;
  /** Stays open and sends server-sent events; `reply` is then what the data of each holds. */
  stream?: true;
};

/** §7: every call lives below this. */
export const base_path = "/backend";

export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema = Schema,
  const AllowedAccess extends Access = Access,
>(
  endpoint: Endpoint<Params, Query, Body, Reply, AllowedAccess>,
): Endpoint<Params, Query, Body, Reply, AllowedAccess> {
  return endpoint;
}
