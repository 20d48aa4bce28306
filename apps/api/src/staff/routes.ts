import * as endpoints from "@sanjog/contract/staff";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { Area } from "../platform/area.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { setDeskCookie } from "../platform/http/desk-cookie.ts";
import { addressBucket } from "../platform/http/rate-limit.ts";
import { acceptInvitation } from "./commands/invite.ts";
import * as factor from "./commands/second-factor.ts";
import { giveSecondFactor, signIn } from "./commands/sign-in.ts";
import * as own from "./commands/sign-out.ts";
import { forgetSessionsJob } from "./jobs/forget-sessions.ts";
import { registerKeeperRoutes } from "./keeper-routes.ts";
import { registerOnCallRoutes } from "./on-call-routes.ts";
import { registerPasskeyRoutes } from "./passkey-routes.ts";
import * as queries from "./queries.ts";
import { countTry } from "./staff-limits.ts";
import { staffTexts } from "./staff-texts.ts";
import { presentStep } from "./views.ts";

export const staffArea: Area = { name: "staff", routes: registerRoutes, jobs: [forgetSessionsJob] };

function registerRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  registerLoginRoutes(app, deps);
  registerPasskeyRoutes(app, deps);
  registerOwnRoutes(app, deps);
  registerOnCallRoutes(app, deps);
  registerKeeperRoutes(app, deps);
}

function registerLoginRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.staffLogin, async ({ body, raw, reply }) => {
    setDeskCookie(deps.config, reply, await signIn(deps, body, raw.ip));
    return {};
  });
  bind(app, deps, endpoints.staffSecondFactor, async ({ staff, body, reply }) => {
    setDeskCookie(deps.config, reply, await giveSecondFactor(deps, staff, body));
    return {};
  });
  bind(app, deps, endpoints.beginSecondFactor, async ({ staff }) => ({
    data: await factor.beginSecondFactor(deps, staff),
  }));
  bind(app, deps, endpoints.confirmSecondFactor, async ({ staff, body, reply }) => {
    const { token, recovery_codes } = await factor.confirmSecondFactor(deps, staff, body.code);
    setDeskCookie(deps.config, reply, token);
    return { data: { recovery_codes } };
  });
  bind(app, deps, endpoints.openInvitation, async ({ body, raw }) => {
    await countTry(deps, "invitation_per_ip", addressBucket(raw.ip));
    const found = await queries.findInvitation(deps, body.token);
    if (!found) throw new AppError("invitation_invalid");
    return { data: found };
  });
  bind(app, deps, endpoints.acceptInvitation, async ({ body, raw, reply }) => {
    setDeskCookie(deps.config, reply, await acceptInvitation(deps, body, raw.ip));
    return {};
  });
}

function registerOwnRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.showDeskAccount, async ({ staff }) => {
    const { id, name, role, session_ends_at, second_factor, second_factors } = staff;
    const recovery_codes_left = await queries.countRecoveryCodes(deps.db, id);
    const account = { id, name, role, recovery_codes_left, session_ends_at: session_ends_at.toISOString() };
    return {
      data: { step: presentStep(staff), second_factors, account: second_factor ? account : null },
    };
  });
  bind(app, deps, endpoints.replaceRecoveryCodes, async ({ staff, body }) => ({
    data: { recovery_codes: await factor.replaceRecoveryCodes(deps, staff, body) },
  }));
  bind(app, deps, endpoints.changeStaffPassword, async ({ staff, body, locale }) => {
    await own.changeStaffPassword(deps, staff, body);
    return { message: staffTexts(locale).password_changed };
  });
  bind(app, deps, endpoints.staffLogout, async ({ staff, locale, reply }) => {
    await own.signOut(deps, staff);
    setDeskCookie(deps.config, reply, "");
    return { message: staffTexts(locale).logged_out };
  });
  bind(app, deps, endpoints.staffLogoutEverywhere, async ({ staff, locale, reply }) => {
    await own.signOutEverywhere(deps, staff);
    setDeskCookie(deps.config, reply, "");
    return { message: staffTexts(locale).logged_out_everywhere };
  });
}
