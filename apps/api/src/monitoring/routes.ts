import type { Area } from "../platform/area.ts";
import { forgetToldReports, watch } from "./commands/watch.ts";

/** Looks after the running service and tells its operator; it has no calls of its own. */
export const monitoringArea: Area = {
  name: "monitoring",
  routes: () => undefined,
  watch,
  nightly: forgetToldReports,
};
