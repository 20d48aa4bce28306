import * as doors from "@sanjog/contract/accounts";
import { correctionFault } from "@sanjog/domain/accounts/correction";
import { mayFinish, sessionIdleSince } from "@sanjog/domain/accounts/verification";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Area } from "../platform/area.ts";
import type { Deps } from "../platform/deps.ts";
import { authenticate } from "../platform/http/authenticate.ts";
import { bind } from "../platform/http/bind.ts";
import { note } from "../platform/http/noted.ts";
import { whatsappLink } from "../platform/whatsapp-link.ts";
import { loadOwnProfile } from "../profiles/queries.ts";
import {
  clearRegistrationCookie,
  isKnownDevice,
  registrationCookie,
  rememberDevice,
  setRegistrationCookie,
} from "./account-cookie.ts";
import { countTry, countTryFrom } from "./account-limits.ts";
import { suspensionText, whatsAppText } from "./account-texts.ts";
import { addNumber } from "./commands/address-change.ts";
import { changeMember, changeRegistration } from "./commands/change-account.ts";
import { login } from "./commands/login.ts";
import { register } from "./commands/register.ts";
import { forgotPassword, resetPassword, verifyResetLink } from "./commands/reset-password.ts";
import { saveLanguage } from "./commands/save-language.ts";
import { endSession, logout } from "./commands/sessions.ts";
import { loadVerification, resendCode, verifyByCode } from "./commands/verify-address.ts";
import { verifyUser } from "./commands/verify-user.ts";
import { deviceName } from "./device-texts.ts";
import { readWhatsAppTextJob } from "./jobs/read-whatsapp-text.ts";
import { tidyAccountsJob } from "./jobs/tidy-accounts.ts";
import { openMailPages } from "./mail-pages.ts";
import { codeWait } from "./message-limits.ts";
import { findEmailCode } from "./one-time-codes.ts";
import { findSignUpHere, isSuspended, listOpenSessions, loadAccount, loadCorrectable } from "./queries.ts";
import { findByKey, type Verification } from "./verification-rows.ts";
import { confirmSentence, presentSuspended, presentUser, presentVerification } from "./views.ts";

export const accountsArea: Area = {
  name: "accounts",
  routes(app, deps) {
    signUpRoutes(app, deps);
    statusRoutes(app, deps);
    codeRoutes(app, deps);
    changeRoutes(app, deps);
    loginRoutes(app, deps);
    passwordRoutes(app, deps);
    memberRoutes(app, deps);
    void openMailPages(app, deps);
  },
  jobs: [readWhatsAppTextJob, tidyAccountsJob],
};

async function shownVerification(
  deps: Deps,
  row: Verification,
  shown: Omit<Parameters<typeof presentVerification>[2], "email_code">,
) {
  const email_code = await findEmailCode(deps.db, row);
  return presentVerification(deps.config, row, { ...shown, email_code });
}

const deviceOf = (raw: FastifyRequest) => deviceName(raw.headers["user-agent"]);

function signUpRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, doors.register, async ({ body, locale, raw, reply }) => {
    const { row, key, cookie, wait_seconds } = await register(deps, body, locale, raw.ip);
    setRegistrationCookie(deps, reply, cookie);
    return {
      data: await shownVerification(deps, row, { new_key: key, locale, wait_seconds }),
      message: say(locale, (texts) => texts.accounts.registered),
    };
  });

  bind(app, deps, doors.verifyUser, async ({ body, locale, raw, reply }) => {
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

function statusRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, doors.phoneVerifyStatus, async ({ body, locale, raw }) => {
    await countTry(deps, "status_per_key", body.session_key);
    await countTryFrom(deps, "status_per_ip", raw.ip);
    const row = await findByKey(deps, deps.db, body.session_key);
    const phone_verified = Boolean(row?.phone_verified_at);
    const data = { phone_verified, email_verified: Boolean(row?.email_verified_at) };
    const message = say(locale, ({ accounts }) =>
      phone_verified ? accounts.phone_verified : accounts.waiting_for_whatsapp,
    );
    return { data, message };
  });

  bind(app, deps, doors.verificationState, async ({ body, locale, raw }) => {
    await countTryFrom(deps, "state_per_ip", raw.ip);
    const row = await loadVerification(deps, body.session_key);
    const wait_seconds = await codeWait(deps, deps.db, row, "email", raw.ip);
    return { data: await shownVerification(deps, row, { key: body.session_key, locale, wait_seconds }) };
  });
}

function codeRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, doors.verifyEmailCode, async ({ body, locale, raw }) => {
    const guess = { key: body.session_key, code: body.email_otp, ip: raw.ip };
    const data = await verifyByCode(deps, guess, "email");
    return { data, message: say(locale, (texts) => texts.accounts.email_verified) };
  });

  bind(app, deps, doors.verifyPhoneCode, async ({ body, locale, raw }) => {
    const guess = { key: body.session_key, code: body.phone_otp, ip: raw.ip };
    const data = await verifyByCode(deps, guess, "phone");
    return { data, message: say(locale, (texts) => texts.accounts.phone_verified) };
  });

  bind(app, deps, doors.resendEmailCode, async ({ body, locale, raw }) => {
    const resend_wait_seconds = await resendCode(
      deps,
      { key: body.session_key, ip: raw.ip, locale },
      "email",
    );
    return { data: { resend_wait_seconds }, message: say(locale, (texts) => texts.accounts.code_sent) };
  });

  bind(app, deps, doors.resendPhoneCode, async ({ body, locale, raw }) => {
    const resend_wait_seconds = await resendCode(
      deps,
      { key: body.session_key, ip: raw.ip, locale },
      "phone",
    );
    return { data: { resend_wait_seconds }, message: say(locale, (texts) => texts.accounts.code_sent) };
  });
}

function changeRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, doors.changeAccount, async ({ body, locale, raw, reply }) => {
    const { session_key, ...change } = body;
    const asking = { locale, ip: raw.ip };
    if (session_key && !raw.headers.authorization) {
      const cookie = registrationCookie(deps, raw);
      const changed = await changeRegistration(deps, change, { ...asking, key: session_key, cookie });
      setRegistrationCookie(deps, reply, cookie);
      return {
        data: await shownVerification(deps, changed.row, { ...changed, locale }),
        message: say(locale, (texts) => texts.accounts.account_saved),
      };
    }
    const viewer = await authenticate(raw, "member", deps);
    const changed = await changeMember(deps, viewer, change, asking);
    return {
      data: await shownVerification(deps, changed.row, { ...changed, locale }),
      message: say(locale, ({ accounts }) =>
        changed.new_key ? accounts.verify_new_address : accounts.account_saved,
      ),
    };
  });

  bind(app, deps, doors.addPhoneNumber, async ({ body, viewer, locale, raw }) => {
    const { row, new_key, wait_seconds } = await addNumber(deps, viewer, body, { locale, ip: raw.ip });
    const sentence = confirmSentence(deps.config, locale, row, new_key);
    return {
      data: {
        session_key: new_key,
        whatsapp_link: whatsappLink(deps.config, sentence, row.phone_number),
        resend_wait_seconds: wait_seconds,
      },
      message: say(locale, (texts) => texts.accounts.send_whatsapp),
    };
  });
}

function loginRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, doors.login, async ({ body, locale, raw, reply }) => {
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
    const verification = await shownVerification(deps, row, { new_key: key, locale, wait_seconds });
    // With one address verified nothing is missing: the page itself says how to go on.
    const message = say(locale, (texts) => texts.accounts.finish_registration);
    return { data: { verification }, ...(!mayFinish(verification) && { message }) };
  });

  bind(app, deps, doors.logout, async ({ viewer, locale, reply }) => {
    await logout(deps, viewer);
    // Pictures that were looked at lie in the browser's own cache; the page itself clears the rest.
    reply.header("Clear-Site-Data", '"cache"');
    return { message: say(locale, (texts) => texts.accounts.logged_out) };
  });
}

function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, doors.forgotPassword, async ({ body, locale, raw }) => {
    const knows = (member_id: string) => isKnownDevice(deps, raw, member_id);
    const kind = await forgotPassword(deps, body.email_or_phone, { ip: raw.ip, knows });
    if (kind === "email")
      return { data: {}, message: say(locale, (texts) => texts.accounts.reset_link_sent) };
    // The service's own number, whoever asks: it tells nothing about the number that was typed.
    const whatsapp_link = whatsappLink(deps.config, whatsAppText(deps.config, locale, "ask_reset"));
    return {
      data: { phone_number: deps.config.whatsapp.number, whatsapp_link },
      message: say(locale, (texts) => texts.accounts.reset_by_whatsapp),
    };
  });

  bind(app, deps, doors.verifyResetLink, async ({ body, locale, raw }) => {
    await verifyResetLink(deps, body.token, raw.ip);
    return { message: say(locale, (texts) => texts.accounts.reset_link_works) };
  });

  bind(app, deps, doors.resetPassword, async ({ body, locale, raw, reply }) => {
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

function signedIn(
  deps: Deps,
  raw: FastifyRequest,
  reply: FastifyReply,
  opened: { token: string; member_id: string; restored?: boolean },
  message: string,
) {
  note(raw, { member_id: opened.member_id });
  rememberDevice(deps, raw, reply, opened.member_id);
  return { data: { token: opened.token, ...(opened.restored && { restored: true }) }, message };
}

function memberRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, doors.loadUser, async ({ viewer, locale }) => {
    const account = await loadAccount(deps, deps.db, viewer.id);
    if (isSuspended(account))
      return { data: presentSuspended(account), message: suspensionText(deps.config, locale, account) };
    const signed_up_at = await findSignUpHere(deps, account, viewer.session_id);
    const signed_up_here_at = signed_up_at?.toISOString() ?? null;
    const [profile, correctable] = await Promise.all([
      loadOwnProfile(deps, viewer.id, locale, deps.now()),
      loadCorrectable(deps.db, viewer.id),
    ]);
    const may_correct_profile_for = correctionFault(correctable) === null;
    return { data: presentUser(account, { ...profile, signed_up_here_at, may_correct_profile_for }) };
  });

  bind(app, deps, doors.credentials, async ({ viewer }) => {
    const { profile_for, gender } = await loadAccount(deps, deps.db, viewer.id);
    return { data: { data: { profile_for, gender } } };
  });

  bind(app, deps, doors.saveLanguage, async ({ body, viewer }) => {
    await saveLanguage(deps.db, viewer.id, body.locale);
    return {};
  });

  bind(app, deps, doors.listSessions, async ({ viewer }) => {
    const now = deps.now();
    const sessions = await listOpenSessions(deps.db, viewer.id, now, sessionIdleSince(now));
    return {
      data: sessions.map(({ created_at, last_used_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        current: session.id === viewer.session_id,
      })),
    };
  });

  bind(app, deps, doors.endSession, async ({ params, viewer, locale }) => {
    await endSession(deps, viewer, params.id);
    return { message: say(locale, (texts) => texts.accounts.session_ended) };
  });
}
