import { type JobDefinition, nightly } from "../../platform/jobs/job.ts";
import { reconcileMatchCards } from "../commands/reconcile-cards.ts";

export const reconcileMatchCardsJob: JobDefinition = {
  name: "reconcile_match_cards",
  schedule: nightly,
  run: async (deps) => {
    const { members, ...wrong } = await reconcileMatchCards(deps);
    if (Object.values(wrong).some((count) => count > 0))
      deps.log.warn({ members, ...wrong }, "match cards were wrong and are written again");
  },
};
