import * as accounts from "@sanjog/contract/accounts";
import * as rights from "@sanjog/contract/rights";
import type { RenewedDocument } from "@sanjog/domain/accounts/consents";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { usePatchUser } from "../platform/session.ts";

export const rightsQueries = {
  /** Where the member is logged in. */
  sessions: () =>
    queryOptions({
      queryKey: ["sessions"],
      queryFn: async ({ signal }) => (await call(accounts.listSessions, { signal })).data,
    }),
  /** What the member agreed to. */
  consents: () =>
    queryOptions({
      queryKey: ["consents"],
      queryFn: async ({ signal }) => (await call(rights.listConsents, { signal })).data,
    }),
};

/** Ends logins, one after the other. The list of sessions changes. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      let message: string | undefined;
      for (const id of ids) ({ message } = await call(accounts.endSession, { params: { id } }));
      return message;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["sessions"] }),
  });
}

/** Pauses the profile or ends the pause. The member changes, and with them what they may do in every list. */
export function useBreak() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (step: "pause" | "resume") =>
      call(step === "pause" ? rights.pauseProfile : rights.resumeProfile, {}),
    onSuccess: ({ data }) => {
      patchUser(data);
      for (const key of ["suggestions", "connections", "shortlist", "proposals", "member_profile"])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}

/** Agrees to the terms and the policy in the wording that this page shows. The member and their consents change. */
export function useAccept() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (versions: Partial<Record<RenewedDocument, string>>) =>
      call(rights.acceptDocuments, { body: { versions } }),
    onSuccess: ({ data }) => {
      patchUser(data);
      void client.invalidateQueries({ queryKey: ["consents"] });
    },
  });
}
