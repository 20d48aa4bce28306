import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { sweepAtNight } from "../commands/sweep-pictures.ts";

export const sweepPicturesJob: JobDefinition = {
  name: "sweep_pictures",
  schedule: nightly,
  run: sweepAtNight,
};
