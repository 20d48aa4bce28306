import type { DeskAccess } from "@sanjog/contract/endpoint";
import { factorsOf, type SecondFactor } from "@sanjog/domain/staff/passkeys";
import { hasRole, type StaffRole } from "@sanjog/domain/staff/roles";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { tokenHash } from "../crypto/secrets.ts";
import type { AreaDeps } from "../deps.ts";
import { deskCookie } from "./desk-cookie.ts";

declare const minted: unique symbol;

/** Who works at the desk and sends the request. Only `authenticateStaff` creates one. */
export type Staff = {
  readonly [minted]: true;
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly locale: Locale;
  readonly session_id: string;
  readonly session_ends_at: Date;
  /** What the account has besides its password; each was used once. */
  readonly second_factors: SecondFactor[];
  /** Whether this session has given the second factor. */
  readonly second_factor: boolean;
};

/**
 * Returns whose session of the desk the cookie names. Throws `AppError`: `not_signed_in` without a cookie or for a
 * request that another site's page sent, `session_ended` for an unknown or expired session, `second_factor_missing` and
 * `role_forbids`. It reads no token of a member.
 */
export async function authenticateStaff(
  request: FastifyRequest,
  access: DeskAccess,
  deps: AreaDeps,
): Promise<Staff> {
  const token = deskCookie(deps.config, request);
  if (!token || isFromElsewhere(request)) throw new AppError("not_signed_in");
  const row = await deps.db
    .selectFrom("staff_sessions as s")
    .innerJoin("staff_accounts as a", "a.id", "s.staff_id")
    .where("s.token_hash", "=", tokenHash(token))
    .where("s.expires_at", ">", deps.now())
    .where("a.ended_at", "is", null)
    .select(["a.id", "a.name", "a.role", "a.locale", "a.totp_confirmed_at"])
    .select(["s.id as session_id", "s.expires_at", "s.second_factor_at"])
    .select(({ selectFrom }) =>
      selectFrom("staff_passkeys")
        .whereRef("staff_id", "=", "a.id")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("passkeys"),
    )
    .executeTakeFirst();
  if (!row) throw new AppError("session_ended");
  const second_factor = row.second_factor_at !== null;
  if (access !== "staff_begun") {
    if (!second_factor) throw new AppError("second_factor_missing");
    if (!hasRole(row.role, access)) throw new AppError("role_forbids");
  }
  const { id, name, role, locale, session_id, expires_at, totp_confirmed_at } = row;
  const second_factors = factorsOf({ app: totp_confirmed_at !== null, passkeys: Number(row.passkeys) });
  return {
    id,
    name,
    role,
    locale,
    session_id,
    session_ends_at: expires_at,
    second_factors,
    second_factor,
  } as Staff;
}

/**
 * Returns whether a page of another origin sent the request. SameSite lets a page of another subdomain through, and a
 * cookie, unlike a member's token, is sent by the browser itself.
 */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}
