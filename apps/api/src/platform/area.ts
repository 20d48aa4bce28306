import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import type { WhatsAppText } from "./jobs/outbox.ts";

/** One area of the house, as the app mounts it. */
export type Area = {
  name: string;
  /** Binds the area's doors. */
  routes(app: FastifyInstance, deps: Deps): void;
  /** Reads what members write to the service's WhatsApp number. Called once per message, again only after it threw. */
  onWhatsAppText?(deps: Deps, message: WhatsAppText): Promise<void>;
};
