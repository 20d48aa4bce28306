import { mayRemovePasskey } from "@sanjog/domain/staff/passkeys";
import type { Staff } from "../platform/http/authenticate-staff.ts";
import type { listInvitations, listPasskeys, listStaff } from "./queries.ts";

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>;

/** Returns what the login still needs. */
export function presentStep({ second_factors, second_factor }: Staff): "set_up" | "code" | "in" {
  if (second_factor) return "in";
  return second_factors.length > 0 ? "code" : "set_up";
}

export function presentStaff(rows: Rows<typeof listStaff>) {
  return rows.map(({ totp_confirmed_at, passkeys, created_at, signed_in_at, ...account }) => ({
    ...account,
    has_second_factor: totp_confirmed_at !== null || Number(passkeys) > 0,
    created_at: created_at.toISOString(),
    signed_in_at: signed_in_at?.toISOString() ?? null,
  }));
}

export function presentPasskeys(rows: Rows<typeof listPasskeys>, { second_factors }: Staff) {
  const may_remove = mayRemovePasskey({ app: second_factors.includes("app"), passkeys: rows.length });
  return rows.map(({ created_at, used_at, ...passkey }) => ({
    ...passkey,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
    may_remove,
  }));
}

export function presentInvitations(rows: Rows<typeof listInvitations>) {
  return rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }));
}
