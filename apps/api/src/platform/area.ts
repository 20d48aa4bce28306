import type { FastifyInstance } from "fastify";
import type { AfterProfileChange, PlatformDeps } from "./deps.ts";
import type { JobDefinition } from "./jobs/job.ts";

/** One area of the product, as the app mounts it. */
export type Area = {
  name: string;
  /** Binds the area's endpoints. */
  routes(app: FastifyInstance, deps: PlatformDeps): void;
  /** Called at every change of a profile, preferences, privacy, status or picture, within the change's transaction. */
  afterProfileChange?: AfterProfileChange;
  /** The area's jobs. */
  jobs?: readonly JobDefinition[];
};
