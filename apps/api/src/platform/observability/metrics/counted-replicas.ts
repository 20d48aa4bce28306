import type { ReplicaOptions } from "../../database/replicas.ts";
import type { Metrics } from "./metrics.ts";

/** Returns the options by which replicas and their searches are counted. */
export function countedReplicas(metrics: Metrics): Pick<ReplicaOptions, "onLook" | "onSearch"> {
  return {
    onLook: (replica, usable) => metrics.replicaUsable.set({ replica }, usable ? 1 : 0),
    onSearch: (database) => metrics.searches.inc({ database }),
  };
}
