import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { layCardsInOrder, takeOverActivity } from "../commands.ts";

export const orderMatchCardsJob: JobDefinition = {
  name: "order_match_cards",
  schedule: nightly,
  run: async ({ tx }) => {
    await takeOverActivity(tx);
    await layCardsInOrder(tx);
  },
};
