import type { StaffRole } from "@sanjog/domain/staff/roles";
import type * as z from "zod/mini";

/**
 * Who may send a request:
 * - `anyone`: the token is ignored;
 * - `member`: a valid bearer token, in any profile status;
 * - `complete_member`: a token and the four profile steps, otherwise 403 `profile_incomplete`.
 */
export type Access = "anyone" | "member" | "complete_member" | DeskAccess;

/**
 * Who may send a request of the desk, by the cookie of a staff session; a member's token opens none:
 * - `staff_begun`: the password was right, the second factor may be missing;
 * - a role: that role or one above it, after the second factor, otherwise 403.
 */
export type DeskAccess = "staff_begun" | StaffRole;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

type Schema = z.ZodMiniType;

/** One endpoint of the API: its path, who may call it, the request and the response. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
  AllowedAccess extends Access = Access,
> = {
  name: string;
  method: Method;
  /** The path below the base path, with `:name` for parameters. */
  path: `/api/${string}`;
  /** Other paths of the same endpoint; clients use `path`. */
  aliases?: readonly `/api/${string}`[];
  access: AllowedAccess;
  /** Whether the log leaves out who sent such a request. */
  unnamed?: true;
  /** One sentence for the published API document. */
  summary: string;
  params?: Params;
  query?: Query;
  /** Whether it is a paged list: each page that a member opens counts against the member's page limit. */
  paged?: true;
  body?: Body;
  /** The name of the multipart field for files; such an endpoint has no `body`. */
  files?: string;
  /**
   * The schema of `data`. Keys that are not declared here are never sent. `bytes` endpoints respond with a file
   * instead.
   */
  reply: Reply;
  bytes?: true;
  /** Whether the response stays open and sends server-sent events; `reply` is then the schema of each event's data. */
  stream?: true;
};

/** §7: the base path of every endpoint. */
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
