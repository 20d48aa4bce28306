import { showDeskAccount, staffLogout, staffLogoutEverywhere } from "@sanjog/contract/staff";
import type { SecondFactor } from "@sanjog/domain/staff/passkeys";
import type { StaffRole } from "@sanjog/domain/staff/roles";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../platform/api-error.ts";
import { showToast } from "../platform/toast.tsx";
import { callDesk, onSignedOut } from "./desk-client.ts";
import { forgetTyped } from "./typed-text.ts";

export type DeskAccount = {
  id: string;
  name: string;
  role: StaffRole;
  second_factors: readonly SecondFactor[];
  recovery_codes_left: number;
  session_ends_at: string;
};

/** How far somebody is with the login. `ended` says that they were logged in until now. */
export type DeskSession =
  | { step: "out"; ended: boolean }
  | { step: "code" | "set_up"; second_factors: readonly SecondFactor[] }
  | { step: "in"; account: DeskAccount };

const key = ["session"];

function signedOut(client: QueryClient): DeskSession {
  const before = client.getQueryData<DeskSession>(key);
  return { step: "out", ended: before?.step === "in" || (before?.step === "out" && before.ended) };
}

function forgetLoaded(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
}

const sessionQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal, client }): Promise<DeskSession> => {
    try {
      const { step, second_factors, account } = (await callDesk(showDeskAccount, { signal })).data;
      if (step === "in" && account) return { step, account: { ...account, second_factors } };
      return { step: step === "set_up" ? "set_up" : "code", second_factors };
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return signedOut(client);
      throw error;
    }
  },
});

export function useDeskSession() {
  return useQuery(sessionQuery);
}

/** Returns the signed-in account, which every page except the login has; null while it is unknown. */
export function useDeskAccount(): DeskAccount | null {
  const { data } = useDeskSession();
  return data?.step === "in" ? data.account : null;
}

/** Asks the server how far the login is: after each of its steps. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

/** Shows the login as soon as any call finds the session ended, and forgets what the desk has loaded. */
export function useFollowSignOut(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignedOut(() => {
        const before = client.getQueryData<DeskSession>(key);
        // A page that is open to everybody, such as an invitation, keeps what it has loaded.
        if (before?.step === "in") forgetLoaded(client);
        if (before) client.setQueryData<DeskSession>(key, signedOut(client));
      }),
    [client],
  );
}

/** Ends this session, or all of this account; what was typed and loaded is forgotten here in any case. */
export function useDeskLogOut(): (everywhere?: boolean) => Promise<void> {
  const client = useQueryClient();
  return async (everywhere = false) => {
    const { message } = await callDesk(everywhere ? staffLogoutEverywhere : staffLogout, {});
    forgetTyped();
    const out: DeskSession = { step: "out", ended: false };
    client.setQueryData<DeskSession>(key, () => out);
    forgetLoaded(client);
    showToast("success", message ?? "");
  };
}
