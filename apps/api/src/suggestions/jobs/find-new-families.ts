import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { findNewFamilies } from "../commands/find-new-families.ts";

export const findNewFamiliesJob: JobDefinition = {
  name: "find_new_families",
  schedule: nightly,
  run: async (deps) => void (await findNewFamilies(deps)),
};
