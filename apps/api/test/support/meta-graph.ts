import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Accepted = { to: string; code: string };

/** Meta's Graph API on this machine: takes every message, or refuses all of them with an error code as Meta does. */
export async function openMetaGraph() {
  const accepted: Accepted[] = [];
  let refusal: string | null = null;
  let refused = 0;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      reply.setHeader("content-type", "application/json");
      if (request.method !== "POST") return reply.end("{}");
      if (refusal !== null) {
        refused += 1;
        const error = { message: "The service is refused", code: Number(refusal) };
        return reply.writeHead(400).end(JSON.stringify({ error: { ...error, type: "OAuthException" } }));
      }
      const { to = "" } = JSON.parse(body) as { to?: string };
      accepted.push({ to: `+${to}`, code: /\d{6}/.exec(body.split('"components"')[1] ?? "")?.[0] ?? "" });
      return reply.end(JSON.stringify({ messages: [{ id: `wamid.${accepted.length}` }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    accepted,
    port: (server.address() as AddressInfo).port,
    refused: () => refused,
    refuse: (code: string | null) => {
      refusal = code;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
