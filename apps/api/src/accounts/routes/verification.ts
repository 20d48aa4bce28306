import * as endpoints from "@sanjog/contract/accounts";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import type { AreaDeps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import { countTry, countTryFrom } from "../account-limits.ts";
import { loadVerification, resendCode, verifyByCode } from "../commands/verify-address.ts";
import { codeWait } from "../message-limits.ts";
import { findWayOfCode } from "../one-time-codes.ts";
import { findNumberWays, findOfferedWays } from "../queries/number-ways.ts";
import { findByKey } from "../verification-rows.ts";
import { verificationReply } from "./replies.ts";

export function statusRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, endpoints.phoneVerifyStatus, async ({ body, locale, raw }) => {
    await countTry(deps, "status_per_key", body.session_key);
    await countTryFrom(deps, "status_per_ip", raw.ip);
    const row = await findByKey(deps, deps.db, body.session_key);
    const phone_verified = Boolean(row?.phone_verified_at);
    const number_ways = row
      ? await findOfferedWays(deps, deps.db, row)
      : await findNumberWays(deps, deps.db, null);
    const sent_by = row ? await findWayOfCode(deps.db, row.id) : null;
    const data = { phone_verified, email_verified: Boolean(row?.email_verified_at), number_ways, sent_by };
    const message = say(locale, ({ accounts }) =>
      phone_verified ? accounts.phone_verified : accounts.waiting_for_whatsapp,
    );
    return { data, message };
  });

  bind(app, deps, endpoints.verificationState, async ({ body, locale, raw }) => {
    await countTryFrom(deps, "state_per_ip", raw.ip);
    const row = await loadVerification(deps, body.session_key);
    const wait_seconds = await codeWait(deps, deps.db, row, "email", raw.ip);
    return { data: await verificationReply(deps, row, { key: body.session_key, locale, wait_seconds }) };
  });
}

export function codeRoutes(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, endpoints.verifyEmailCode, async ({ body, locale, raw }) => {
    const guess = { key: body.session_key, code: body.email_otp, ip: raw.ip };
    const data = await verifyByCode(deps, guess, "email");
    return { data, message: say(locale, (texts) => texts.accounts.email_verified) };
  });

  bind(app, deps, endpoints.verifyPhoneCode, async ({ body, locale, raw }) => {
    const guess = { key: body.session_key, code: body.phone_otp, ip: raw.ip };
    const data = await verifyByCode(deps, guess, "phone");
    return { data, message: say(locale, (texts) => texts.accounts.phone_verified) };
  });

  bind(app, deps, endpoints.resendEmailCode, async ({ body, locale, raw }) => {
    const asking = { key: body.session_key, ip: raw.ip, locale };
    const { wait_seconds } = await resendCode(deps, asking, "email");
    return {
      data: { resend_wait_seconds: wait_seconds },
      message: say(locale, (texts) => texts.accounts.code_sent),
    };
  });

  bind(app, deps, endpoints.resendPhoneCode, async ({ body, locale, raw }) => {
    const asking = { key: body.session_key, ip: raw.ip, locale, by: body.by ?? null };
    const { wait_seconds, way, address } = await resendCode(deps, asking, "phone");
    const sent_by = way ?? "whatsapp";
    const number_ways = await findNumberWays(deps, deps.db, address);
    return {
      data: { resend_wait_seconds: wait_seconds, sent_by, number_ways },
      message: say(locale, ({ accounts }) =>
        body.by && body.by !== sent_by ? accounts.code_sent_instead[sent_by] : accounts.code_sent,
      ),
    };
  });
}
