import { Agent as PlainAgent, request as plainRequest } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import type { Site } from "./several-processes.ts";

export type Answer = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
  json: unknown;
};
export type VisitorRequest = {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  /** A body of bytes with its type. */
  raw?: { bytes: Buffer; headers: Record<string, string> };
  headers?: Record<string, string>;
};
/** Called for each piece of the response; returning true ends the request. */
export type Watch = (piece: string, leave: () => void) => void;

/** Sends a request from an address of this machine's own, through the proxy or at one process. */
export function createVisitor(site: Site, from = "127.0.0.1") {
  const secure = new Agent({ keepAlive: true, ca: site.proxy.certificate, localAddress: from });
  const plain = new PlainAgent({ keepAlive: true, localAddress: from });
  const callEndpoint = (
    wish: VisitorRequest,
    at: RequestOptions,
    direct: boolean,
    watch?: Watch,
  ): Promise<Answer> => {
    const { options, body } = requestFor(wish, at);
    return new Promise((resolve, reject) => {
      const asked = (direct ? plainRequest : request)(options, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => {
          pieces.push(piece);
          watch?.(Buffer.concat(pieces).toString(), () => asked.destroy());
        });
        answer.on("error", reject);
        answer.on("end", () => resolve(answerOf(answer.statusCode, answer.headers, Buffer.concat(pieces))));
      });
      asked.on("error", reject).end(body);
    });
  };
  return {
    ask: (wish: VisitorRequest, watch?: Watch) => {
      const at = { host: "127.0.0.1", port: site.https, servername: site.host, agent: secure };
      return callEndpoint(wish, at, false, watch);
    },
    /** Sends directly to the process, with the headers that the proxy adds. */
    askProcess: (i: number, wish: VisitorRequest) => {
      const at = { host: "127.0.0.1", port: site.processes[i]?.port, agent: plain };
      return callEndpoint({ ...wish, headers: { "x-forwarded-for": from, ...wish.headers } }, at, true);
    },
    leave: () => {
      secure.destroy();
      plain.destroy();
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Returns the path of an endpoint; `id` fills its parameter. */
export function endpointAt(
  endpoint: Pick<Endpoint, "method" | "path">,
  id = "",
): { method: string; path: string } {
  return { method: endpoint.method, path: base_path + endpoint.path.replace(/:\w+/, id) };
}

function requestFor({ method = "GET", path, token, body, raw, headers }: VisitorRequest, at: RequestOptions) {
  const sent = raw?.bytes ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
  const options = {
    ...at,
    method,
    path,
    headers: {
      host: "sanjog.example",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(sent && { "content-length": sent.length }),
      ...raw?.headers,
      ...headers,
    },
  };
  return { options, body: sent };
}

function answerOf(status = 0, headers: Answer["headers"] = {}, bytes: Buffer = Buffer.alloc(0)): Answer {
  const json = String(headers["content-type"]).includes("json") ? JSON.parse(bytes.toString()) : undefined;
  return { status, headers, bytes, json };
}
