import { approveProfile, readReview, undoApproval } from "@sanjog/contract/desk-reviews";
import { roleToTake } from "@sanjog/domain/cases/case";
import { hasRole, type StaffRole } from "@sanjog/domain/staff/roles";
import type { Locale } from "@sanjog/i18n/locale";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { CallAnswer } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { callDesk } from "../../staff/desk-client.ts";
import { useDeskAccount } from "../../staff/desk-session.ts";
import { type CaseRow, casesQuery, useCaseSteps } from "../queries.ts";
import { useQueuePlace } from "../queue-place.ts";

export type CaseReview = CallAnswer<typeof readReview>["data"];

/** Titles come in the reader's language. The look was noted with that at the case. */
export const reviewQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ["cases", "review", id, locale],
    queryFn: async ({ signal }) => (await callDesk(readReview, { signal, params: { id } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  });

/** The reviews that wait for somebody. */
export const waitingReviewsQuery = casesQuery({ state: "free", kind: "review", page: 1 });

/** Returns whether this role may take the case as it is in the queue. */
export function mayTake(one: CaseRow, role: StaffRole): boolean {
  return !one.passed && !one.waits_for_second && hasRole(role, roleToTake(one));
}

/** The last yes, for the key that takes it back. It is never stored. */
let last_approved: string | null = null;

/** What a reviewer does: a yes and its way back, and from one review to the next. */
export function useReviewSteps() {
  const t = useT("cases");
  const common = useT("common");
  const client = useQueryClient();
  const navigate = useNavigate();
  const role = useDeskAccount()?.role ?? "moderator";
  const { take } = useCaseSteps();
  const { caseAt, queue } = useQueuePlace();
  const forget = (id: string) => client.removeQueries({ queryKey: ["cases", "review", id] });
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError && error.handled)) showToast("error", sentenceFor(error, common));
  };

  /** Opens the next review that nobody has; somebody else may be faster. Returns whether there was one. */
  async function openNext(except?: string): Promise<boolean> {
    const { data } = await client.fetchQuery({ ...waitingReviewsQuery, staleTime: 0 });
    for (const { id } of data.filter((one) => one.id !== except && mayTake(one, role))) {
      try {
        await take(id);
      } catch (error) {
        if (error instanceof ApiError && !error.handled && error.status >= 400 && error.status < 500)
          continue;
        throw error;
      }
      await navigate(caseAt(id));
      forget(except ?? "");
      return true;
    }
    return false;
  }

  /** Goes on after a decision, with the server's sentence and perhaps a way back. */
  async function goOn(id: string, message: string, undo?: () => void): Promise<void> {
    const way_back = undo ? { label: t("review.undo"), onPress: undo } : null;
    const found = await openNext(id).catch((error: unknown) => {
      failed(error);
      return false;
    });
    if (!found) await navigate(queue);
    client.removeQueries({ queryKey: ["cases", "file", id] });
    forget(id);
    await client.invalidateQueries({ queryKey: ["cases", "list"] });
    showToast("success", found ? message : t("review.no_more", { message }), way_back);
  }

  async function undo(id: string): Promise<void> {
    last_approved = null;
    try {
      const { message } = await callDesk(undoApproval, { params: { id } });
      await navigate(caseAt(id));
      showToast("success", message ?? "");
    } catch (error) {
      failed(error);
    }
  }

  async function approve(id: string, profile_version: string): Promise<void> {
    try {
      const { message } = await callDesk(approveProfile, { params: { id }, body: { profile_version } });
      last_approved = id;
      await goOn(id, message ?? "", () => void undo(id));
    } catch (error) {
      failed(error);
      await client.invalidateQueries({ queryKey: ["cases", "review", id] });
      await client.invalidateQueries({ queryKey: ["cases", "file", id] });
    }
  }

  return {
    approve,
    goOn,
    undoLast: () => (last_approved ? undo(last_approved) : undefined),
    /** Opens the first review, or says that none waits. */
    start: async () => {
      const found = await openNext().catch((error: unknown) => {
        failed(error);
        return true;
      });
      if (!found) showToast("warning", t("no_free"));
    },
  };
}
