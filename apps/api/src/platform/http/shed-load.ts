import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

/**
 * The event loop of an overloaded process is late by this much on average over the sample. In a sample of one second a
 * single pause of the machine is the whole average, and every page that loads in the next second fails.
 */
const overload = { maxEventLoopDelay: 1_500, sampleInterval: 5_000, retryAfter: 5 };

/** Returns 503 to new requests while the process is overloaded, so that the accepted ones get done. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, overload);
}
