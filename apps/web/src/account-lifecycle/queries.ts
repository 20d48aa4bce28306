import * as accountLifecycle from "@sanjog/contract/account-lifecycle";
import * as accounts from "@sanjog/contract/accounts";
import type { RenewedDocument, SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { usePatchUser } from "../platform/session.ts";

export const accountLifecycleQueries = {
  /** The member's open sessions. */
  sessions: () =>
    queryOptions({
      queryKey: ["sessions"],
      queryFn: async ({ signal }) => (await call(accounts.listSessions, { signal })).data,
    }),
  /** The consents that the member has given. */
  consents: () =>
    queryOptions({
      queryKey: ["consents"],
      queryFn: async ({ signal }) => (await call(accountLifecycle.listConsents, { signal })).data,
    }),
  /** The person who may act for the member; null if there is none. */
  nominee: () =>
    queryOptions({
      queryKey: ["nominee"],
      queryFn: async ({ signal }) => (await call(accountLifecycle.showNominee, { signal })).data.nominee,
    }),
};

/** Withdraws a sensitive consent or gives it again, and reloads the member and the forms that show the answers. */
export function useSensitiveConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, purpose }: { step: "withdraw" | "give"; purpose: SensitivePurpose }) =>
      call(step === "withdraw" ? accountLifecycle.withdrawConsent : accountLifecycle.giveConsent, {
        body: { purpose },
      }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Ends sessions one after the other and reloads the list of sessions. */
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

/** Pauses the profile or ends the pause. Reloads the member and every list, since the possible actions change. */
export function useBreak() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (step: "pause" | "resume") =>
      call(step === "pause" ? accountLifecycle.pauseProfile : accountLifecycle.resumeProfile, {}),
    onSuccess: ({ data }) => {
      patchUser(data);
      for (const key of ["suggestions", "connections", "shortlist", "proposals", "member_profile"])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}

/** Accepts the terms and the policy in the wording that this page shows, and reloads the member and the consents. */
export function useAccept() {
  const client = useQueryClient();
  const patchUser = usePatchUser();
  return useMutation({
    mutationFn: (versions: Partial<Record<RenewedDocument, string>>) =>
      call(accountLifecycle.acceptDocuments, { body: { versions } }),
    onSuccess: ({ data }) => {
      patchUser(data);
      void client.invalidateQueries({ queryKey: ["consents"] });
    },
  });
}
