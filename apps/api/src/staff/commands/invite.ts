import type { StaffRole } from "@sanjog/domain/staff/roles";
import type { AcceptedInvitation } from "@sanjog/domain/staff/staff-forms";
import { invitation_ms } from "@sanjog/domain/staff/staff-limits";
import type { Locale } from "@sanjog/i18n/locale";
import { refuseCommonPassword } from "../../accounts/queries/password-policy.ts";
import { type Operator, record } from "../../audit/commands/record.ts";
import { AppError } from "../../platform/app-error.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { addressBucket } from "../../platform/http/rate-limit.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import type { StaffDeps } from "../deps.ts";
import { findInvitation } from "../queries.ts";
import { openStaffSession } from "../sessions.ts";
import { countTry } from "../staff-limits.ts";
import { invitationLink, staffMail } from "../staff-mail.ts";

type Invitation = { email: string; role: StaffRole; locale: Locale; invited_by: string | null };

/**
 * Creates an invitation, which replaces an earlier one to the same address, and returns its one-time link. Throws
 * `address_taken` if somebody at the desk has this address.
 */
export async function createInvitation(
  deps: AreaDeps,
  tx: Tx,
  operator: Operator,
  invitation: Invitation,
): Promise<string> {
  const { email } = invitation;
  const taken = await tx
    .selectFrom("staff_accounts")
    .where("email", "=", email)
    .where("ended_at", "is", null)
    .select("id")
    .executeTakeFirst();
  if (taken) throw new AppError("invalid_fields", { fields: { email: ["address_taken"] } });
  const token = deps.random.token();
  const now = deps.now();
  const fresh = {
    ...invitation,
    token_hash: tokenHash(token),
    created_at: now,
    expires_at: new Date(now.getTime() + invitation_ms),
  };
  await tx
    .insertInto("staff_invitations")
    .values({ id: deps.random.id(), ...fresh })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(fresh))
    .execute();
  await record(deps, tx, operator, { action: "invite_staff" });
  return invitationLink(deps.config, token);
}

/** Invites a moderator by mail. The link goes to that address alone, so that the keeper cannot open it. */
export async function inviteByMail(
  deps: AreaDeps,
  operator: Operator,
  { email, locale, invited_by }: Omit<Invitation, "role">,
): Promise<void> {
  await deps.tx(async (tx) => {
    const invitation = { email, locale, invited_by, role: "moderator" } as const;
    const link = await createInvitation(deps, tx, operator, invitation);
    await enqueue(deps, tx, staffMail(deps.config, { to: email, locale }, "invitation", link));
  });
}

/** Withdraws an open invitation. Throws `not_found`. */
export async function withdrawInvitation(deps: AreaDeps, operator: Operator, id: string): Promise<void> {
  await deps.tx(async (tx) => {
    const gone = await tx.deleteFrom("staff_invitations").where("id", "=", id).executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw new AppError("not_found");
    await record(deps, tx, operator, { action: "withdraw_invitation" });
  });
}

/**
 * Makes the account of an invitation and returns the token of a session that opens only the second factor. Deleting the
 * invitation first lets one of two simultaneous uses win. Throws `invitation_invalid`.
 */
export async function acceptInvitation(
  deps: StaffDeps,
  { token, name, password }: AcceptedInvitation,
  ip: string,
): Promise<string> {
  await countTry(deps, "invitation_per_ip", addressBucket(ip));
  const found = await findInvitation(deps, token);
  if (!found) throw new AppError("invitation_invalid");
  await refuseCommonPassword(deps, password, found.email);
  const password_hash = await deps.passwords.hash(password);
  return deps.tx(async (tx) => {
    const taken = await tx
      .deleteFrom("staff_invitations")
      .where("token_hash", "=", tokenHash(token))
      .where("expires_at", ">", deps.now())
      .returning(["email", "role", "locale"])
      .executeTakeFirst();
    if (!taken) throw new AppError("invitation_invalid");
    const id = deps.random.id();
    await tx
      .insertInto("staff_accounts")
      .values({
        ...taken,
        id,
        name,
        password_hash,
        totp_secret: null,
        totp_confirmed_at: null,
        created_at: deps.now(),
        signed_in_at: null,
        ended_at: null,
      })
      .execute();
    return openStaffSession(deps, tx, id, "password");
  });
}
