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
  /** What is verified under a key. Asked again when one comes back from the mail or from WhatsApp. */
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

/** Names of countries for a phone field, once it is there; the field stands without them. */
export function usePhoneCountries(enabled = true): readonly PhoneCountryName[] | undefined {
  return useQuery({ ...accountQueries.phoneCountries(), enabled }).data;
}

/** Begins or goes on with a verification: its key and countdown on this device, its state for the page. */
export function useBeginVerification(): (verification: Verification, typed: TypedAddresses) => string | null {
  const client = useQueryClient();
  return ({ session_key, ...state }, typed) => {
    if (!session_key) return null;
    rememberVerification(session_key, state.resend_wait_seconds, typed);
    client.setQueryData(accountQueries.verification(session_key).queryKey, state);
    return session_key;
  };
}

/** Notes what an answer has said to be verified; makes nothing else stale. */
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

/** Notes that a code is on its way to the e-mail. */
export function useNoteCodeSent(session_key: string): () => void {
  const client = useQueryClient();
  const { queryKey } = accountQueries.verification(session_key);
  return () =>
    client.setQueryData(queryKey, (before) => before && { ...before, email_code: "sent" as const });
}

/** Signs in: what a member before this one has loaded is forgotten, and so is the sign-up. */
export function useSignIn(): (token: string) => void {
  const client = useQueryClient();
  return (token) => {
    client.removeQueries({ type: "inactive" });
    forgetVerification();
    storeToken(token);
  };
}
