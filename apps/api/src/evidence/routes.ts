import type { Area } from "../platform/area.ts";
import { forgetEvidenceJob } from "./jobs/forget-evidence.ts";

/** What was taken down, kept for an inquiry. It has no endpoint: only the command line opens it. */
export const evidenceArea: Area = {
  name: "evidence",
  jobs: [forgetEvidenceJob],
  routes: () => undefined,
};
