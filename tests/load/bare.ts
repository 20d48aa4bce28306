// Fastify alone, answering what it was started with: how fast an answer of that size can be on this machine.
import type { AddressInfo } from "node:net";
import Fastify from "fastify";

const bytes = Number(process.argv[2] ?? 2);
const answer = bytes <= 2 ? {} : { data: "x".repeat(bytes - 11) };
const app = Fastify();
app.get("/", async () => answer);
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on("disconnect", () => process.exit(1));
process.on("message", (message) => message === "stop" && process.exit(0));
