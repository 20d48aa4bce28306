import type { JobDefinition } from "../../platform/jobs/job.ts";
import { tellMembersOfNewFamilies, writeToEmptyLists } from "../commands/tell-quietly.ts";

/** At 19:07 in India, when it is daytime in Britain and morning in Canada: a push at night would wake families. */
export const tellQuietlyJob: JobDefinition = {
  name: "tell_quietly",
  schedule: { cron: "37 13 * * *", queue: "nightly" },
  run: async (deps) => {
    await tellMembersOfNewFamilies(deps);
    await writeToEmptyLists(deps);
  },
};
