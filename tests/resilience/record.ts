import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { request as requestByTls, Agent as TlsAgent } from "node:https";
import type { Member } from "./people.ts";
import { quantileOf } from "./run.ts";

/** The outcome of one request; status 0 when there was no response. */
export type Operation = {
  at: number;
  ms: number;
  who: string;
  what: string;
  /** The value that the request writes, and where to find it. */
  marker: string;
  status: number;
  retry_after: boolean;
  /** The response contained a request id. */
  named: boolean;
  error: string;
};

export type RequestSpec = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  json?: unknown;
  body?: Buffer;
  headers?: Record<string, string>;
  marker?: string;
  what?: string;
  limit_ms?: number;
};

export type Answer = { operation: Operation; text: string; headers: IncomingHttpHeaders };

/** A server's own address, or the nginx in front of several, which serves one host name with a certificate of its own. */
export type Base = string | { port: number; host: string; certificate: string };

export type Recorder = {
  operations: Operation[];
  send(base: Base, member: Member | null, wish: RequestSpec): Promise<Answer>;
  close(): void;
};

/** Creates a recorder that keeps every request and its outcome for the checker. */
export function createRecord(connections = 100): Recorder {
  const operations: Operation[] = [];
  const agents = [Agent, TlsAgent].map((Kind) => new Kind({ keepAlive: true, maxSockets: connections }));
  return {
    operations,
    send: (base, member, wish) =>
      new Promise((resolve) => {
        const began = performance.now();
        const payload =
          wish.body ?? (wish.json === undefined ? undefined : Buffer.from(JSON.stringify(wish.json)));
        const finish = (status: number, text: string, headers: IncomingHttpHeaders, error: string) => {
          const operation: Operation = {
            at: Date.now(),
            ms: performance.now() - began,
            who: member?.id ?? "",
            what: wish.what ?? `${wish.method ?? "GET"} ${wish.path.split("?")[0]}`,
            marker: wish.marker ?? "",
            status,
            retry_after: headers["retry-after"] !== undefined,
            named: /[\w-]{20,}/.test(text),
            error,
          };
          operations.push(operation);
          resolve({ operation, text, headers });
        };
        const method = wish.method ?? "GET";
        const headers = headersOf(member, wish, payload);
        const asked =
          typeof base === "string"
            ? request(base + wish.path, { method, agent: agents[0], headers })
            : requestByTls({ ...throughNginx(base, headers), method, agent: agents[1], path: wish.path });
        const timer = setTimeout(() => asked.destroy(new Error("no answer")), wish.limit_ms ?? 30_000);
        asked.on("response", (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("error", (error) => finish(0, "", {}, error.message));
          answer.on("end", () => {
            clearTimeout(timer);
            finish(answer.statusCode ?? 0, Buffer.concat(parts).toString(), answer.headers, "");
          });
        });
        asked.on("error", (error: NodeJS.ErrnoException) => {
          clearTimeout(timer);
          finish(0, "", {}, error.code ?? error.message);
        });
        asked.end(payload);
      }),
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}

function headersOf(
  member: Member | null,
  wish: RequestSpec,
  payload: Buffer | undefined,
): Record<string, string> {
  return {
    ...(member && { authorization: `Bearer ${member.token}`, "x-forwarded-for": member.address }),
    ...(wish.json !== undefined && { "content-type": "application/json" }),
    ...(payload && { "content-length": String(payload.length) }),
    ...wish.headers,
  };
}

/** nginx passes on the address that a request comes from, so each client has one of this machine's own. */
function throughNginx({ port, host, certificate }: Exclude<Base, string>, headers: Record<string, string>) {
  const localAddress = headers["x-forwarded-for"]?.replace(/^10/, "127");
  const place = { host: "127.0.0.1", port, servername: host, ca: certificate };
  return { ...place, ...(localAddress && { localAddress }), headers: { ...headers, host } };
}

/** V8: no signed-in member receives a 401, and every server error has a request id or a time to retry. */
export function checkAnswers(operations: readonly Operation[]): string[] {
  return operations.flatMap(({ who, what, status, retry_after, named }) => {
    if (who && (status === 401 || status === 409)) return [`V8: ${what} answered ${status} to a valid token`];
    if (status === 503 && !retry_after) return [`V8: ${what} answered 503 without Retry-After`];
    if (status >= 500 && status !== 503 && !named)
      return [`V8: ${what} answered ${status} and named no request`];
    return [];
  });
}

/** Returns the percentile of the durations. */
export const quantile = (operations: readonly Operation[], part: number): number =>
  quantileOf(
    operations.map(({ ms }) => ms),
    part,
  );

/** Counts the responses by status, as text. */
export function tally(operations: readonly Operation[]): string {
  const counts = new Map<string, number>();
  for (const { status, error } of operations) {
    const name = status === 0 ? error || "no answer" : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");
}
