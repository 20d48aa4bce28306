import * as endpoints from "@sanjog/contract/staff";
import type { FastifyInstance } from "fastify";
import type { PlatformDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { setDeskCookie } from "../platform/http/desk-cookie.ts";
import * as passkeys from "./commands/passkeys.ts";
import * as queries from "./queries.ts";
import { staffTexts } from "./staff-texts.ts";
import { presentPasskeys } from "./views.ts";

/** The endpoints by which somebody at the desk adds, uses and removes passkeys. */
export function registerPasskeyRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  bind(app, deps, endpoints.askPasskey, async ({ staff }) => ({
    data: await passkeys.askPasskey(deps, staff),
  }));
  bind(app, deps, endpoints.beginPasskey, async ({ staff, body }) => ({
    data: await passkeys.beginPasskey(deps, staff, body),
  }));
  bind(app, deps, endpoints.addPasskey, async ({ staff, body, locale, reply }) => {
    const message = staffTexts(locale).passkey_ready;
    const begun = await passkeys.addPasskey(deps, staff, body);
    if (!begun) return { message, data: { recovery_codes: null } };
    setDeskCookie(deps.config, reply, begun.token);
    return { message, data: { recovery_codes: begun.recovery_codes } };
  });
  bind(app, deps, endpoints.listPasskeys, async ({ staff }) => ({
    data: presentPasskeys(await queries.listPasskeys(deps.db, staff.id), staff),
  }));
  bind(app, deps, endpoints.removePasskey, async ({ staff, params, body, locale }) => {
    await passkeys.removePasskey(deps, staff, params.id, body);
    return { message: staffTexts(locale).passkey_gone };
  });
}
