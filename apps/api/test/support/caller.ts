import { type Access, base_path, type Endpoint } from "@sanjog/contract/endpoint";
import type * as z from "zod/mini";
import type { TestApp } from "./test-app.ts";

type Schema = z.ZodMiniType;
type AnyEndpoint<Reply extends Schema> = Pick<
  Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, Reply, Access>,
  "method" | "path" | "reply"
>;

export type Call = {
  /** Fills `:name` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  locale?: "en" | "pb";
  headers?: Record<string, string>;
};

/** A response: its status and the unwrapped envelope. */
export type CallResult<Data> = {
  status: number;
  data: Data;
  message: string | undefined;
  errors: Record<string, string[] | false> | undefined;
  headers: Record<string, unknown>;
  bytes: Buffer;
};

/** A caller with a token, or an anonymous one. */
export type Caller = { token?: string };

/** Calls an endpoint as this caller: `await as(app, asha).call(endpoint, { body })`. */
export function as(app: TestApp, caller: Caller = {}) {
  return {
    async call<Reply extends Schema>(
      endpoint: AnyEndpoint<Reply>,
      call: Call = {},
    ): Promise<CallResult<z.output<Reply>>> {
      const path = Object.entries(call.params ?? {}).reduce<string>(
        (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(value)),
        endpoint.path,
      );
      const answer = await app.fastify.inject({
        method: endpoint.method,
        url: base_path + path,
        headers: {
          ...(caller.token && { authorization: `Bearer ${caller.token}` }),
          "accept-language": call.locale ?? "en",
          ...call.headers,
        },
        ...(call.query && {
          query: Object.fromEntries(Object.entries(call.query).map(([name, value]) => [name, String(value)])),
        }),
        ...(call.body !== undefined && { payload: call.body as object }),
      });
      const json = String(answer.headers["content-type"]).includes("json");
      const { data, message, errors } = json ? answer.json() : {};
      return {
        status: answer.statusCode,
        data,
        message,
        errors,
        headers: answer.headers,
        bytes: answer.rawPayload,
      };
    },
  };
}
