import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "../../apps/api/test/support/free-ports.ts";

export const partMoods = ["away", "busy"] as const;
export type PartMood = (typeof partMoods)[number] | "well";

/** An outside part with an HTTP API on this machine, which keeps what it took. It begins `away`: nobody listens. */
export async function openOutsidePart() {
  const port = await freePort();
  const took: { path: string; body: string }[] = [];
  let server: Server | null = null;
  let mood: PartMood = "away";
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((request, reply) => {
        void text(request).then((body) => {
          if (mood === "well") took.push({ path: request.url ?? "", body });
          reply.writeHead(mood === "well" ? 201 : 503).end();
        });
      }).listen(port, "127.0.0.1", () => resolve());
    });
  const leave = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.closeAllConnections();
      server.close(() => resolve());
      server = null;
    });
  return {
    took,
    url: `http://127.0.0.1:${port}`,
    async be(next: PartMood) {
      mood = next;
      if (next === "away") await leave();
      else if (!server) await listen();
    },
  };
}
