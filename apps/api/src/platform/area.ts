import type { FastifyInstance } from "fastify";
import type { AfterProfileChange, PlatformDeps } from "./deps.ts";
import type { JobDefinition } from "./jobs/job.ts";

/** One area of the product, as the app mounts it. */
export type Area = {
  name: string;
  /** Binds the area's endpoints. */
  routes(app: FastifyInstance, deps: PlatformDeps): void;
  /** Follows every change of a profile, preferences, privacy, status or picture, in the change's own transaction. */
  afterProfileChange?: AfterProfileChange;
  /** What the queue does for the area. */
  jobs?: readonly JobDefinition[];
};
