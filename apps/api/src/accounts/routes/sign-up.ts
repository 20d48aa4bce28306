import * as endpoints from "@sanjog/contract/accounts";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/http/bind.ts";
import { clearRegistrationCookie, registrationCookie, setRegistrationCookie } from "../account-cookie.ts";
import { register } from "../commands/register.ts";
import { verifyUser } from "../commands/verify-user.ts";
import type { AccountDeps } from "../deps.ts";
import { deviceOf, signedIn, verificationReply } from "./replies.ts";

export function signUpRoutes(app: FastifyInstance, deps: AccountDeps): void {
  bind(app, deps, endpoints.register, async ({ body, locale, raw, reply }) => {
    const { row, key, cookie, wait_seconds } = await register(deps, body, locale, raw.ip);
    setRegistrationCookie(deps, reply, cookie);
    return {
      data: await verificationReply(deps, row, { new_key: key, locale, wait_seconds }),
      message: say(locale, (texts) => texts.accounts.registered),
    };
  });

  bind(app, deps, endpoints.verifyUser, async ({ body, locale, raw, reply }) => {
    const cookie = registrationCookie(deps, raw);
    const device = deviceOf(raw);
    const finishing = { key: body.session_key, cookie, locale, device, ip: raw.ip };
    const { token, member_id, login_name } = await verifyUser(deps, finishing);
    clearRegistrationCookie(deps, reply);
    return signedIn(
      deps,
      raw,
      reply,
      { token, member_id },
      say(locale, (texts) => texts.accounts.account_made[login_name]),
    );
  });
}
