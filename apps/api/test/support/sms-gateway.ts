import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type GatewayRequest = {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** An SMS gateway on this machine, which keeps every request and answers as it is told. */
export async function openSmsGateway() {
  const requests: GatewayRequest[] = [];
  let answer = { status: 200, body: JSON.stringify({ messages: [{ id: "first" }] }) };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      if (method !== "HEAD") requests.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      reply.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (status: number, body = "{}") => {
      answer = { status, body };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
