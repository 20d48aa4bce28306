import * as endpoints from "@sanjog/contract/accounts";
import { say } from "@sanjog/i18n/say";
import type { FastifyInstance } from "fastify";
import { authenticate } from "../../platform/http/authenticate.ts";
import { bind } from "../../platform/http/bind.ts";
import { registrationCookie, setRegistrationCookie } from "../account-cookie.ts";
import { addNumber } from "../commands/add-number.ts";
import { changeMember, changeRegistration } from "../commands/change-account.ts";
import type { AccountDeps } from "../deps.ts";
import { verificationReply } from "./replies.ts";

export function addressRoutes(app: FastifyInstance, deps: AccountDeps): void {
  bind(app, deps, endpoints.changeAccount, async ({ body, locale, raw, reply }) => {
    const { session_key, ...change } = body;
    const asking = { locale, ip: raw.ip };
    if (session_key && !raw.headers.authorization) {
      const cookie = registrationCookie(deps, raw);
      const changed = await changeRegistration(deps, change, { ...asking, key: session_key, cookie });
      setRegistrationCookie(deps, reply, cookie);
      return {
        data: await verificationReply(deps, changed.row, { ...changed, locale }),
        message: say(locale, (texts) => texts.accounts.account_saved),
      };
    }
    const viewer = await authenticate(raw, "member", deps);
    // The endpoint is open to anyone, so `bind` does not know the member whose write it is.
    const noteWrite = () => deps.replicas.noteWrite(viewer.id);
    const changed = await changeMember(deps, viewer, change, asking).finally(noteWrite);
    return {
      data: await verificationReply(deps, changed.row, { ...changed, locale }),
      message: say(locale, ({ accounts }) =>
        changed.new_key ? accounts.verify_new_address : accounts.account_saved,
      ),
    };
  });

  bind(app, deps, endpoints.addPhoneNumber, async ({ body, viewer, locale, raw }) => {
    const { row, new_key, wait_seconds } = await addNumber(deps, viewer, body, { locale, ip: raw.ip });
    const shown = await verificationReply(deps, row, { new_key, locale, wait_seconds });
    const { whatsapp_link, number_ways } = shown;
    return {
      data: { session_key: new_key, whatsapp_link, number_ways, resend_wait_seconds: wait_seconds },
      message: say(locale, ({ accounts }) =>
        whatsapp_link ? accounts.send_whatsapp : accounts.verify_new_address,
      ),
    };
  });
}
