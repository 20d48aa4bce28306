import { useQuery } from "@tanstack/react-query";
import { useT } from "../../platform/locale.tsx";
import { useDeskAccount } from "../../staff/desk-session.ts";
import { useKeys } from "../../staff/use-keys.ts";
import { Button } from "../../ui/controls/button.tsx";
import { mayTake, useReviewSteps, waitingReviewsQuery } from "./queries.ts";

/** Opens the first profile that waits for a review; the next ones open by themselves. */
export function StartReviews() {
  const t = useT("cases");
  const role = useDeskAccount()?.role ?? "moderator";
  const waiting = useQuery(waitingReviewsQuery);
  const { start, undoLast } = useReviewSteps();
  const count = waiting.data?.data.some((one) => mayTake(one, role)) ? waiting.data.total : 0;
  useKeys({ r: () => void start(), z: () => void undoLast() });
  if (count === 0) return null;
  return (
    <Button look="primary" onClick={() => void start()}>
      {t("review.start", { count })}
    </Button>
  );
}
