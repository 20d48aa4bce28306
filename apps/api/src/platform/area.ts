import type { FastifyInstance } from "fastify";
import type { AfterProfileChange, Deps } from "./deps.ts";
import type { PushOrder, WhatsAppText } from "./jobs/outbox.ts";

/** One area of the house, as the app mounts it. */
export type Area = {
  name: string;
  /** Binds the area's doors. */
  routes(app: FastifyInstance, deps: Deps): void;
  /** Follows every change of a profile, preferences, privacy, status or picture, in the change's own transaction. */
  afterProfileChange?: AfterProfileChange;
  /** Reads what members write to the service's WhatsApp number. Called once per message, again only after it threw. */
  onWhatsAppText?(deps: Deps, message: WhatsAppText): Promise<void>;
  /** Once a night: what has served its time goes. Called again only after it threw. */
  nightly?(deps: Deps): Promise<void>;
  /** Every five minutes, by one of the processes. Not called again when it threw. */
  watch?(deps: Deps): Promise<void>;
  /** Pushes to one device what it still should hear. Called again only after it threw. */
  sendPush?(deps: Deps, order: PushOrder): Promise<void>;
};
