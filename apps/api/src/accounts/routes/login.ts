import * as endpoints from "@sanjog/contract/accounts";
import { mayFinish } from "@sanjog/domain/accounts/verification";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import { bind } from "../../platform/http/bind.ts";
import { whatsappLink } from "../../platform/whatsapp/whatsapp-link.ts";
import { isKnownDevice, setRegistrationCookie } from "../account-cookie.ts";
import { whatsAppText } from "../account-texts.ts";
import { logout } from "../commands/end-session.ts";
import { login } from "../commands/login.ts";
import { forgotPassword, resetPassword, verifyResetLink } from "../commands/reset-password.ts";
import type { AccountDeps } from "../deps.ts";
import { deviceOf, signedIn, verificationReply } from "./replies.ts";

export function loginRoutes(app: FastifyInstance, deps: AccountDeps): void {
  bind(app, deps, endpoints.login, async ({ body, locale, raw, reply }) => {
    const knows = (member_id: string) => isKnownDevice(deps, raw, member_id);
    const attempt = { ...body, locale, ip: raw.ip, device: deviceOf(raw), knows };
    const answer = await login(deps, attempt);
    if ("token" in answer) {
      return signedIn(
        deps,
        raw,
        reply,
        answer,
        say(locale, ({ accounts }) => (answer.restored ? accounts.restored : accounts.logged_in)),
      );
    }
    const { row, key, cookie, wait_seconds } = answer.pending;
    setRegistrationCookie(deps, reply, cookie);
    const verification = await verificationReply(deps, row, { new_key: key, locale, wait_seconds });
    // With one address verified nothing is missing; the page itself explains the next step.
    const message = say(locale, (texts) => texts.accounts.finish_registration);
    return { data: { verification }, ...(!mayFinish(verification) && { message }) };
  });

  bind(app, deps, endpoints.logout, async ({ viewer, locale, reply }) => {
    await logout(deps, viewer);
    // Clears viewed pictures from the browser's cache; the client clears everything else.
    reply.header("Clear-Site-Data", '"cache"');
    return { message: say(locale, (texts) => texts.accounts.logged_out) };
  });
}

export function passwordRoutes(app: FastifyInstance, deps: AccountDeps): void {
  bind(app, deps, endpoints.forgotPassword, async ({ body, locale, raw }) => {
    const knows = (member_id: string) => isKnownDevice(deps, raw, member_id);
    const kind = await forgotPassword(deps, body.email_or_phone, { ip: raw.ip, knows });
    if (kind === "email")
      return { data: {}, message: say(locale, (texts) => texts.accounts.reset_link_sent) };
    // The link leads to the service's own number whatever was typed, so it reveals nothing about that number.
    const whatsapp_link = whatsappLink(deps.config, whatsAppText(deps.config, locale, "ask_reset"));
    return {
      data: { phone_number: deps.config.whatsapp.number, whatsapp_link },
      message: say(locale, (texts) => texts.accounts.reset_by_whatsapp),
    };
  });

  bind(app, deps, endpoints.verifyResetLink, async ({ body, locale, raw }) => {
    await verifyResetLink(deps, body.token, raw.ip);
    return { message: say(locale, (texts) => texts.accounts.reset_link_works) };
  });

  bind(app, deps, endpoints.resetPassword, async ({ body, locale, raw, reply }) => {
    const { token, password } = body;
    const wish = { token, password, locale, ip: raw.ip, device: deviceOf(raw) };
    const opened = await resetPassword(deps, wish);
    return signedIn(
      deps,
      raw,
      reply,
      opened,
      say(locale, (texts) => texts.accounts.password_changed),
    );
  });
}
