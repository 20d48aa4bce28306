import { loadUser, logout } from "@sanjog/contract/accounts";
import type { User } from "@sanjog/contract/user";
import { isComplete } from "@sanjog/domain/profiles/completeness";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { clearSession, currentToken, storeToken, useToken } from "./token.ts";

export type SessionState = "anonymous" | "loading" | "member" | "complete";

/** The member, and what the server says to them: §4, a suspended one is shown it. */
export type SignedIn = User & { told: string | null };

/** The signed-in member, by token. What `refreshUser` makes stale. */
export function userQuery(token: string | null) {
  return queryOptions({
    queryKey: ["user", token],
    queryFn: async ({ signal }): Promise<SignedIn> => {
      const { data, message } = await call(loadUser, { signal });
      return { ...data, told: message ?? null };
    },
    enabled: token !== null,
    // Many parts of a page ask who is here: one that comes to say that it failed must not ask again by coming.
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

/** Who is here: the one state from which guard, header and screens decide. */
export function useSession() {
  const token = useToken();
  const { data: user, error, refetch } = useQuery(userQuery(token));
  return { state: stateOf(token, user), user: user ?? null, error, retry: refetch };
}

/** Makes the stored member stale and waits for the new one: after a saved step, a verified number, a picture. */
export function useRefreshUser(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["user"] });
}

/** Writes what a save has just answered into the stored member, at once; the rest of the member is asked again. */
export function usePatchUser(): (part: Partial<User>) => void {
  const client = useQueryClient();
  return (part) => {
    client.setQueriesData<User>({ queryKey: ["user"] }, (user) => user && { ...user, ...part });
    void client.invalidateQueries({ queryKey: ["user"] });
  };
}

/** Goes on under another token of the same login, as the same member. */
export function useRenewToken(): (token: string) => void {
  const client = useQueryClient();
  return (token) => {
    const user = client.getQueryData(userQuery(currentToken()).queryKey);
    storeToken(token);
    client.setQueryData(userQuery(token).queryKey, user);
  };
}

/** Ends the session on the server as far as it can be reached, and here in any case. Returns what the server says. */
export function useLogOut(): () => Promise<string | undefined> {
  const client = useQueryClient();
  return async () => {
    const answer = currentToken() ? await call(logout, {}).catch(() => undefined) : undefined;
    clearSession();
    client.clear();
    return answer?.message;
  };
}
