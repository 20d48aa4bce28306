import { staffRoles } from "@sanjog/domain/staff/roles";
import { inviteSchema } from "@sanjog/domain/staff/staff-forms";
import { type Operator, readAs } from "../../audit/commands/record.ts";
import { AppError } from "../../platform/app-error.ts";
import { createInvitation } from "../../staff/commands/invite.ts";
import { endStaff } from "../../staff/commands/keep-staff.ts";
import { findStaffByEmail, listStaff } from "../../staff/queries.ts";
import type { OperatorDeps } from "../deps.ts";
import { presentTable } from "../views.ts";

import type { Call, Commands } from "./command.ts";

/** Commands about the accounts of the desk: for the first keeper, and for emergencies. */
export const staffCommands: Commands = {
  staff: { takes: null, does: "lists the accounts of the desk", run: showStaff },
  "invite-staff": {
    takes: "address",
    needs: ["to"],
    does: "prints a link that works once: an invitation to the desk as --to moderator, lead or keeper",
    run: invite,
  },
  "end-staff": { takes: "address", does: "ends an account of the desk and its logins", run: end },
};

async function showStaff(deps: OperatorDeps, operator: Operator): Promise<string> {
  const staff = await readAs(deps, operator, { action: "list_staff" }, listStaff);
  const rows = staff.map(({ name, email, role, totp_confirmed_at, passkeys, signed_in_at }) => ({
    name,
    email,
    role,
    second_factor: totp_confirmed_at || Number(passkeys) > 0 ? "yes" : "NO",
    signed_in_at,
  }));
  return presentTable(rows, "Nobody works at the desk yet.");
}

async function invite(deps: OperatorDeps, operator: Operator, { what, to }: Call): Promise<string> {
  const role = staffRoles.find((one) => one === to);
  if (!role) throw new AppError("invalid_fields", { sentence: `--to is one of ${staffRoles.join(", ")}.` });
  const read = inviteSchema.safeParse({ email: what, locale: "en", why: operator.why });
  if (!read.success) throw new AppError("invalid_fields", { sentence: `"${what}" is no e-mail address.` });
  const { email, locale } = read.data;
  const link = await deps.tx((tx) =>
    createInvitation(deps, tx, operator, { email, role, locale, invited_by: null }),
  );
  return `Give this link to ${email} alone. It works once, for two days:\n${link}`;
}

async function end(deps: OperatorDeps, operator: Operator, { what }: Call): Promise<string> {
  const id = await findStaffByEmail(deps.db, what.trim().toLowerCase());
  if (!id) throw new AppError("not_found", { sentence: `Nobody at the desk has the address ${what}.` });
  await endStaff(deps, operator, id);
  return `The account of ${what} is ended.`;
}
