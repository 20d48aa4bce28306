import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { countMessageRequest } from "../account-limits.ts";
import { type AddressChange, beginAddressChange, provePassword } from "../address-change.ts";
import type { AccountDeps } from "../deps.ts";
import { existingNumber } from "../identifiers.ts";
import { loadAccount } from "../queries.ts";
import { refuseSuspended } from "../suspension.ts";

/** Starts to verify the member's phone number, as requested on the summary page. Throws `already_verified`. */
export async function addNumber(
  deps: AccountDeps,
  viewer: Viewer,
  { phone_number, password }: { phone_number: string; password?: string | undefined },
  { locale, ip }: { locale: Locale; ip: string },
): Promise<AddressChange> {
  const account = await loadAccount(deps, deps.db, viewer.id);
  refuseSuspended(deps, account, locale);
  const number = existingNumber(deps.phones, phone_number);
  if (number === account.phone_number && account.phone_verified_at) throw new AppError("already_verified");
  await countMessageRequest(deps, ip);
  const change = { email: null, phone_number: number };
  await provePassword(deps, viewer, account, { ...change, password });
  return deps.tx((tx) => beginAddressChange(deps, tx, account, change, { locale, ip }));
}
