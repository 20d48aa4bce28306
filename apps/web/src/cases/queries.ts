import {
  addCaseNote,
  enterCase,
  listCases,
  openPrivateDetails,
  passCase,
  readCase,
  releaseCase,
  takeCase,
} from "@sanjog/contract/cases";
import type { EnteredCase } from "@sanjog/domain/cases/case";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { CallAnswer } from "../platform/api-client.ts";
import { showToast } from "../platform/toast.tsx";
import { callDesk } from "../staff/desk-client.ts";
import { type CaseFilter, useQueuePlace } from "./queue-place.ts";

export type CaseRow = CallAnswer<typeof listCases>["data"]["data"][number];
export type CaseFile = CallAnswer<typeof readCase>["data"];

const per_page = 24;
const minute = 60_000;

/** The queue is looked up again each minute, since others work on it too. */
export function casesQuery(filter: CaseFilter) {
  return queryOptions({
    queryKey: ["cases", "list", filter],
    queryFn: async ({ signal }) =>
      (await callDesk(listCases, { signal, query: { ...filter, per_page } })).data,
    placeholderData: keepPreviousData,
    refetchInterval: minute,
  });
}

/** Every look at a case is logged and told to the member, so it is asked for once and again only after a step. */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ["cases", "file", id],
    queryFn: async ({ signal }) => (await callDesk(readCase, { signal, params: { id } })).data,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
  });
}

/** The steps about a case. Each shows the server's sentence and brings the queue up to date. */
export function useCaseSteps() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { queue } = useQueuePlace();
  const fresh = () => client.invalidateQueries({ queryKey: ["cases", "list"] });
  /** Goes back to the queue before the case is forgotten: its page would ask for it again. */
  const leave = async (id: string, message: string | undefined) => {
    showToast("success", message ?? "");
    await navigate(queue);
    client.removeQueries({ queryKey: ["cases", "file", id] });
    await fresh();
  };
  return {
    take: async (id: string) => {
      try {
        await callDesk(takeCase, { params: { id } });
        client.removeQueries({ queryKey: ["cases", "file", id] });
      } finally {
        await fresh();
      }
    },
    release: async (id: string) => leave(id, (await callDesk(releaseCase, { params: { id } })).message),
    pass: async (id: string) => leave(id, (await callDesk(passCase, { params: { id } })).message),
    note: async (id: string, body: { text: string }) => {
      const { message } = await callDesk(addCaseNote, { params: { id }, body });
      showToast("success", message ?? "");
      await client.invalidateQueries({ queryKey: ["cases", "file", id] });
    },
    openPrivate: async (id: string, body: { why: string }) =>
      (await callDesk(openPrivateDetails, { params: { id }, body })).data,
    enter: async (body: EnteredCase) => {
      const { message } = await callDesk(enterCase, { body });
      showToast("success", message ?? "");
      await fresh();
    },
    leave,
  };
}
