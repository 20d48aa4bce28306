import type { User } from "@sanjog/contract/user";
import { addressAsksPassword } from "@sanjog/domain/accounts/new-address";

type AddressState = Pick<User, "email_verified" | "phone_verified" | "signed_up_here_at">;

/** Returns whether adding or changing an address requires the password, by the same rule as the server. */
export function asksPassword(user: AddressState | null | undefined, channel: "email" | "phone"): boolean {
  if (!user) return true;
  const replaces_verified = channel === "email" ? user.email_verified : user.phone_verified;
  const signed_up_at = user.signed_up_here_at ? new Date(user.signed_up_here_at) : null;
  return addressAsksPassword({ replaces_verified, signed_up_at }, new Date());
}
