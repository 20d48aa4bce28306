import { type Verification, verificationState, verifyResetLink } from "@sanjog/contract/accounts";
import { listCountries, signUpOptions } from "@sanjog/contract/reference";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";
import { storeToken } from "../platform/token.ts";
import type { PhoneCountryName } from "../ui/controls/phone-country-name.ts";
import {
  forgetVerification,
  rememberVerification,
  rememberWait,
  type TypedAddresses,
} from "./verification-store.ts";

export const accountQueries = {
  signUpOptions: () =>
    queryOptions({
      queryKey: ["sign_up_options"],
      queryFn: async ({ signal }) => (await call(signUpOptions, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  phoneCountries: () =>
    queryOptions({
      queryKey: ["phone_countries"],
      queryFn: async ({ signal }): Promise<PhoneCountryName[]> => {
        const { data } = await call(listCountries, { signal });
        return data.map(({ iso, name, search }) => ({ code: iso, name, search }));
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The verification state of a session key. Refetched when the member returns from the mail app or WhatsApp. */
  verification: (session_key: string) =>
    queryOptions({
      queryKey: ["verification", session_key],
      queryFn: async ({ signal }): Promise<Verification> => {
        const { data } = await call(verificationState, { body: { session_key }, signal });
        rememberWait("email", data.resend_wait_seconds);
        return data;
      },
      refetchOnWindowFocus: "always",
    }),
  resetLink: (token: string) =>
    queryOptions({
      queryKey: ["reset_link", token],
      queryFn: async ({ signal }) => {
        await call(verifyResetLink, { body: { token }, signal });
        return true;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};

/** Returns the country names for a phone field; undefined until they are loaded, and the field works without them. */
export function usePhoneCountries(enabled = true): readonly PhoneCountryName[] | undefined {
  return useQuery({ ...accountQueries.phoneCountries(), enabled }).data;
}

/** Returns a function that starts or continues a verification: stores its key and countdown, and caches its state. */
export function useBeginVerification(): (verification: Verification, typed: TypedAddresses) => string | null {
  const client = useQueryClient();
  return ({ session_key, ...state }, typed) => {
    if (!session_key) return null;
    rememberVerification(session_key, state.resend_wait_seconds, typed);
    client.setQueryData(accountQueries.verification(session_key).queryKey, state);
    return session_key;
  };
}

/** Returns a function that writes the reply of a verification into the cache, without a refetch. */
export function useNoteVerified(session_key: string): (state: VerificationState) => void {
  const client = useQueryClient();
  const { queryKey } = accountQueries.verification(session_key);
  return ({ email_verified, phone_verified }) =>
    client.setQueryData(queryKey, (before) => {
      if (!before) return before;
      const waited = before.email_code === "after_number" && phone_verified;
      return {
        ...before,
        email_verified,
        phone_verified,
        ...(waited && { email_code: "held_back" as const, resend_wait_seconds: 0 }),
      };
    });
}

/** Returns a function that loads a verification again, so that the page knows which ways are open now. */
export function useLoadWays(session_key: string): () => void {
  const client = useQueryClient();
  const { queryKey } = accountQueries.verification(session_key);
  return () => void client.invalidateQueries({ queryKey });
}

/** Returns a function that records in the cache that an e-mail code has been sent. */
export function useNoteCodeSent(session_key: string): () => void {
  const client = useQueryClient();
  const { queryKey } = accountQueries.verification(session_key);
  return () =>
    client.setQueryData(queryKey, (before) => before && { ...before, email_code: "sent" as const });
}

/** Returns a function that signs in: discards the cached data of the previous member and the stored sign-up. */
export function useSignIn(): (token: string) => void {
  const client = useQueryClient();
  return (token) => {
    client.removeQueries({ type: "inactive" });
    forgetVerification();
    storeToken(token);
  };
}
