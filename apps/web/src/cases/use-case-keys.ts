import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { useDeskAccount } from "../staff/desk-session.ts";
import { useKeys } from "../staff/use-keys.ts";
import { casesQuery } from "./queries.ts";
import { useQueuePlace } from "./queue-place.ts";
import { mayTake, useReviewSteps } from "./review/queries.ts";
import { useOpenCase } from "./use-open-case.ts";

/** Returns how to get to other cases: to one's own before and after this one, and to the next of the queue that nobody has. */
export function useOtherCases(id: string) {
  const t = useT("cases");
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = useOpenCase();
  const { caseAt, kind } = useQueuePlace();
  const role = useDeskAccount()?.role ?? "moderator";
  async function toOwn(step: 1 | -1) {
    const { data } = await client.fetchQuery(casesQuery({ state: "mine", page: 1 }));
    const next = data[data.findIndex((one) => one.id === id) + step];
    if (next && next.id !== id) await navigate(caseAt(next.id));
    else showToast("warning", t("no_other"));
  }
  async function toFree() {
    const { data } = await client.fetchQuery(casesQuery({ state: "free", kind, page: 1 }));
    const next = data.find((one) => one.id !== id && mayTake(one, role));
    if (next) await open(next);
    else showToast("warning", t(kind ? "no_free_of_kind" : "no_free"));
  }
  return { toOwn, toFree };
}

/** On a review, "n" is an answer, and "s" leads to the next case. */
export function useCaseKeys(id: string, is_review: boolean): void {
  const navigate = useNavigate();
  const { queue } = useQueuePlace();
  const { toOwn, toFree } = useOtherCases(id);
  const { undoLast } = useReviewSteps();
  useKeys({
    j: () => void toOwn(1),
    k: () => void toOwn(-1),
    ...(is_review ? { s: () => void toFree(), z: () => void undoLast() } : { n: () => void toFree() }),
    u: () => void navigate(queue),
  });
}
