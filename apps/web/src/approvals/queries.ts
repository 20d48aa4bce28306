import * as endpoints from "@sanjog/contract/approvals";
import type { AskedInCase } from "@sanjog/domain/approvals/approval";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { CallAnswer } from "../platform/api-client.ts";
import { showToast } from "../platform/toast.tsx";
import { callDesk } from "../staff/desk-client.ts";

export type Approval = CallAnswer<typeof endpoints.listApprovals>["data"][number];
export type ContactDetails = CallAnswer<typeof endpoints.openContactDetails>["data"];

export const approvalsQuery = queryOptions({
  queryKey: ["approvals"],
  queryFn: async ({ signal }) => (await callDesk(endpoints.listApprovals, { signal })).data,
  // What somebody asked for is approved by others meanwhile.
  refetchInterval: 60_000,
});

type Why = { why: string };

/** The steps that need two people. Each shows the server's sentence and loads the list again. */
export function useApprovalSteps() {
  const client = useQueryClient();
  const fresh = () => client.invalidateQueries({ queryKey: approvalsQuery.queryKey });
  const done = async ({ message }: { message?: string }) => {
    showToast("success", message ?? "");
    await fresh();
  };
  return {
    ask: async (case_id: string, body: Why & { kind: AskedInCase }) =>
      done(await callDesk(endpoints.askInCase, { params: { id: case_id }, body })),
    approve: async (id: string, body: Why) =>
      done(await callDesk(endpoints.approveStep, { params: { id }, body })),
    end: async (id: string, body: Why) => done(await callDesk(endpoints.endStep, { params: { id }, body })),
    openContact: async (id: string) => {
      const { data } = await callDesk(endpoints.openContactDetails, { params: { id } });
      await fresh();
      return data;
    },
    openExport: async (id: string): Promise<Blob> => {
      const { data } = await callDesk(endpoints.openExport, { params: { id } });
      await fresh();
      return data as unknown as Blob;
    },
  };
}
