import type { Area } from "../platform/area.ts";
import { forgetToldReportsJob } from "./jobs/forget-mailed-reports.ts";
import { watchServiceJob } from "./jobs/watch-service.ts";
import { whatsAppClosedJob } from "./jobs/whatsapp-closed.ts";

/** Monitors the running service and informs its operators; it has no endpoints of its own. */
export const monitoringArea: Area = {
  name: "monitoring",
  routes: () => undefined,
  jobs: [watchServiceJob, whatsAppClosedJob, forgetToldReportsJob],
};
