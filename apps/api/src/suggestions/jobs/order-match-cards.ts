import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { renewOrder, sumShown } from "../commands/card-order.ts";

export const orderMatchCardsJob: JobDefinition = {
  name: "order_match_cards",
  schedule: nightly,
  run: async ({ tx, now }) => {
    await sumShown(tx);
    await renewOrder(tx, now());
  },
};
