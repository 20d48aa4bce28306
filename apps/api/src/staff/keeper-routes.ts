import * as endpoints from "@sanjog/contract/staff";
import type { FastifyInstance } from "fastify";
import { operatorAtDesk } from "../audit/commands/record.ts";
import { AppError } from "../platform/app-error.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import * as invite from "./commands/invite.ts";
import * as keep from "./commands/keep-staff.ts";
import * as queries from "./queries.ts";
import { staffTexts } from "./staff-texts.ts";
import * as views from "./views.ts";

/** The endpoints by which keepers keep the accounts of the desk. */
export function registerKeeperRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.listStaff, async () => ({
    data: {
      staff: views.presentStaff(await queries.listStaff(deps.db)),
      invitations: views.presentInvitations(await queries.listInvitations(deps)),
    },
  }));
  bind(app, deps, endpoints.inviteStaff, async ({ staff, body, locale }) => {
    const invitation = { email: body.email, locale: body.locale, invited_by: staff.id };
    await invite.inviteByMail(deps, operatorAtDesk(staff, body.why), invitation);
    return { message: staffTexts(locale).invited };
  });
  bind(app, deps, endpoints.withdrawInvitation, async ({ staff, params, body, locale }) => {
    await invite.withdrawInvitation(deps, operatorAtDesk(staff, body.why), params.id);
    return { message: staffTexts(locale).invitation_withdrawn };
  });
  bind(app, deps, endpoints.endStaffAccount, async ({ staff, params, body, locale }) => {
    if (params.id === staff.id) throw new AppError("own_account");
    await keep.endStaff(deps, operatorAtDesk(staff, body.why), params.id);
    return { message: staffTexts(locale).account_ended };
  });
  bind(app, deps, endpoints.signOutStaff, async ({ staff, params, body, locale }) => {
    await keep.signOutStaff(deps, operatorAtDesk(staff, body.why), params.id);
    return { message: staffTexts(locale).staff_signed_out };
  });
}
