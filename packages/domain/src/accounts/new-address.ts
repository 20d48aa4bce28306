import { hour_ms, minute_ms } from "../calendar.ts";

/** Decisions §2.5: for this long after the sign-up, in the session it opened, adding an address needs no password. */
export const sign_up_session_ms = 30 * minute_ms;
/** Decisions §2.5: for this long a new address receives no reset link while an older verified one exists. */
export const new_address_ms = 72 * hour_ms;

type AddressChange = {
  /** Whether the account has a verified address of this kind, which the new one replaces. */
  replaces_verified: boolean;
  /** When the sign-up opened this session; null in any other session. */
  signed_up_at: Date | null;
};

/** Returns whether a member must confirm the addition or change of an e-mail or number by the password. */
export function addressAsksPassword({ replaces_verified, signed_up_at }: AddressChange, now: Date): boolean {
  if (replaces_verified || !signed_up_at) return true;
  return now.getTime() - signed_up_at.getTime() >= sign_up_session_ms;
}

type AccountAddress = {
  verified_at: Date;
  /** When the account's other address was verified; null when it has no other. */
  other_verified_at: Date | null;
  account_made_at: Date;
};

/**
 * Returns whether an address may recover the account: receive a reset link, or undo a change by "not me". Both
 * addresses of the sign-up may at once; one that was added later waits while an older one exists.
 */
export function mayRecoverAccount(held: AccountAddress, now: Date): boolean {
  const { verified_at, other_verified_at, account_made_at } = held;
  if (verified_at <= account_made_at) return true;
  if (!other_verified_at || other_verified_at >= verified_at) return true;
  return now.getTime() - verified_at.getTime() >= new_address_ms;
}
