import {
  approveDecision,
  decideCase,
  listDecisionTemplates,
  listWaitingDecisions,
  refuseDecision,
} from "@sanjog/contract/decisions";
import type { NewDecision } from "@sanjog/domain/decisions/decision";
import type { Locale } from "@sanjog/i18n/locale";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer } from "../../platform/api-client.ts";
import { showToast } from "../../platform/toast.tsx";
import { callDesk } from "../../staff/desk-client.ts";

export type Template = CallAnswer<typeof listDecisionTemplates>["data"][number];
export type WaitingDecision = CallAnswer<typeof listWaitingDecisions>["data"][number];

/** Titles come in the reader's language. */
export const templatesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["decision-templates", locale],
    queryFn: async ({ signal }) => (await callDesk(listDecisionTemplates, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const waitingQuery = queryOptions({
  queryKey: ["waiting-decisions"],
  queryFn: async ({ signal }) => (await callDesk(listWaitingDecisions, { signal })).data,
});

/** Returns the server's sentence. */
export async function decide(case_id: string, body: NewDecision): Promise<string | undefined> {
  return (await callDesk(decideCase, { params: { id: case_id }, body })).message;
}

/** What a second person can do about a decision that waits. */
export function useSecondSteps() {
  const client = useQueryClient();
  const step =
    (endpoint: typeof approveDecision | typeof refuseDecision) =>
    async (id: string, body: { why: string }) => {
      const { message } = await callDesk(endpoint, { params: { id }, body });
      showToast("success", message ?? "");
      await client.invalidateQueries({ queryKey: waitingQuery.queryKey });
    };
  return { approve: step(approveDecision), refuse: step(refuseDecision) };
}
