import { loadUser, logout } from "@sanjog/contract/accounts";
import type { User } from "@sanjog/contract/user";
import { isComplete } from "@sanjog/domain/profiles/completeness";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "./api-client.ts";
import { clearSession, currentToken, storeToken, useToken } from "./token.ts";

export type SessionState = "anonymous" | "loading" | "member" | "complete";

/** The member, and a message of the server for them: a suspended member sees it (§4). */
export type SignedInMember = User & { told: string | null };

/** Returns the query of the signed-in member. `useRefreshUser` invalidates it. */
export function userQuery(token: string | null) {
  return queryOptions({
    queryKey: ["user", token],
    queryFn: async ({ signal }): Promise<SignedInMember> => {
      const { data, message } = await call(loadUser, { signal });
      return { ...data, told: message ?? null };
    },
    enabled: token !== null,
    // Many components of a page use this query: one that mounts to show the error must not send the request again.
    retryOnMount: false,
  });
}

function stateOf(token: string | null, user: User | undefined): SessionState {
  if (token === null) return "anonymous";
  if (!user) return "loading";
  const done = {
    personal: user.profile_details !== null,
    family: user.family_details !== null,
    career: user.career_details !== null,
    preference: user.preferences !== null,
  };
  return isComplete(done) ? "complete" : "member";
}

/** Returns the session state that guard, header and screens use. */
export function useSession() {
  const token = useToken();
  const { data, error, refetch } = useQuery(userQuery(token));
  // React renders the first screen after the deferred value, in small tasks; the query's own update is one long task.
  const is_loaded = useDeferredValue(data !== undefined);
  const user = is_loaded ? data : undefined;
  return { state: stateOf(token, user), user: user ?? null, error, retry: refetch };
}

/** Returns the id of the member if it is loaded already, without asking the server. */
export function useKnownUserId(): string | null {
  const client = useQueryClient();
  return client.getQueryData(userQuery(currentToken()).queryKey)?.user_id ?? null;
}

/** Invalidates the cached member and waits for the new one: after a saved step, a verified number or a new picture. */
export function useRefreshUser(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["user"] });
}

/** Writes the reply of a save into the cached member at once, and refetches the rest. */
export function usePatchUser(): (part: Partial<User>) => void {
  const client = useQueryClient();
  return (part) => {
    client.setQueriesData<User>({ queryKey: ["user"] }, (user) => user && { ...user, ...part });
    void client.invalidateQueries({ queryKey: ["user"] });
  };
}

/** Replaces the token of the same login and keeps the cached member. */
export function useRenewToken(): (token: string) => void {
  const client = useQueryClient();
  return (token) => {
    const user = client.getQueryData(userQuery(currentToken()).queryKey);
    storeToken(token);
    client.setQueryData(userQuery(token).queryKey, user);
  };
}

/**
 * Ends the session on the server if it can be reached, and on this device in any case. Returns the server's message.
 */
export function useLogOut(): () => Promise<string | undefined> {
  const client = useQueryClient();
  return async () => {
    const answer = currentToken() ? await call(logout, {}).catch(() => undefined) : undefined;
    clearSession();
    client.clear();
    return answer?.message;
  };
}
