import { Agent, type RequestOptions, request } from "node:http";

export type Call = { path: string; method?: "GET" | "POST"; token?: string; body?: string };
/** `refused` are the requests that the server answered with "too many" or "overloaded". */
export type Load = { each_ms: number[]; a_second: number; refused: number };

/** Sends one request over a kept connection. Throws on a refusal that a server under load would not give. */
function ask(port: number, agent: Agent, call: Call): Promise<{ ms: number; refused: boolean }> {
  const options: RequestOptions = {
    host: "127.0.0.1",
    port,
    agent,
    path: call.path,
    method: call.method ?? "GET",
    headers: {
      ...(call.token && { authorization: `Bearer ${call.token}` }),
      ...(call.body && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(call.body),
      }),
    },
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      answer.resume();
      answer.on("end", () => {
        const status = answer.statusCode ?? 0;
        const refused = status === 429 || status === 503;
        if (status >= 400 && !refused) reject(new Error(`${call.path} answered ${status}`));
        else resolve({ ms: performance.now() - began, refused });
      });
    });
    asked.on("error", reject);
    asked.end(call.body);
  });
}

/** Runs that many clients for that long, each sending the next request after the response. */
export async function load(
  port: number,
  { clients, seconds, next }: { clients: number; seconds: number; next: (turn: number) => Call },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const each_ms: number[] = [];
  let refused = 0;
  let turn = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const answer = await ask(port, agent, next(turn++));
      if (answer.refused) refused += 1;
      else each_ms.push(answer.ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { each_ms, a_second: (each_ms.length * 1000) / (performance.now() - began), refused };
}
