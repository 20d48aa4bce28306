import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { eraseMembers } from "../commands/erase-members.ts";

export const eraseMembersJob: JobDefinition = { name: "erase_members", schedule: nightly, run: eraseMembers };
