import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import { onTestFinished } from "vitest";

export type FakeRequest = {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
};

/** An endpoint's response: the payload, or a refusal with its status. */
export type FakeResponse =
  | { data?: unknown; message?: string }
  | {
      status: number;
      message: string;
      errors?: Record<string, string[] | false>;
      retry_after_seconds?: number;
      appeal_key?: string;
    };

export type FakeEndpoint = {
  endpoint: Endpoint;
  say: (asked: FakeRequest) => FakeResponse | Promise<FakeResponse>;
};

/** Creates an endpoint's response for `fakeServer`. */
export function at(
  endpoint: Endpoint,
  say: (asked: FakeRequest) => FakeResponse | Promise<FakeResponse>,
): FakeEndpoint {
  return { endpoint, say };
}

function paramsOf(endpoint: Endpoint, pathname: string): Record<string, string> | null {
  const names: string[] = [];
  const pattern = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  const found = new RegExp(`^${base_path}${pattern}$`).exec(pathname);
  return found && Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? "")]));
}

function respond(endpoint: Endpoint, said: FakeResponse): Response {
  if ("status" in said) {
    const { status, retry_after_seconds, ...refusal } = said;
    const headers = retry_after_seconds ? { "Retry-After": String(retry_after_seconds) } : undefined;
    return Response.json(refusal, { status, ...(headers && { headers }) });
  }
  // A response that the contract would reject is a mistake in the test.
  const data = endpoint.reply.parse(said.data);
  // The stream sends one event and ends; the client then reconnects.
  if (endpoint.stream) return new Response(`event: notice\ndata: ${JSON.stringify(data)}\n\n`);
  return Response.json({ ...said, data });
}

/**
 * Replaces the server until the test ends and checks every response against the contract. Returns the list of
 * requests.
 */
export function fakeServer(...answers: FakeEndpoint[]): { asked: (FakeRequest & { name: string })[] } {
  const asked: (FakeRequest & { name: string })[] = [];
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!url.pathname.startsWith(base_path)) return real(input, init);
    const method = init?.method ?? "GET";
    for (const { endpoint, say } of answers) {
      const params = endpoint.method === method ? paramsOf(endpoint, url.pathname) : null;
      if (!params) continue;
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : (init?.body ?? null);
      const handleRequest = { params, query: url.searchParams, body, headers: new Headers(init?.headers) };
      asked.push({ name: endpoint.name, ...handleRequest });
      return respond(endpoint, await say(handleRequest));
    }
    return Response.json({ message: `Nobody answers ${method} ${url.pathname}` }, { status: 404 });
  };
  onTestFinished(() => {
    window.fetch = real;
  });
  return { asked };
}
