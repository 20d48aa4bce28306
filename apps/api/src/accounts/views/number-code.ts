import type { CodeWay } from "@sanjog/domain/accounts/number-ways";
import type { Locale } from "@sanjog/i18n/locale";
import type { AreaDeps } from "../../platform/deps.ts";
import { numberMessageJob } from "../../platform/jobs/number-message.ts";
import type { Job } from "../../platform/jobs/outbox.ts";
import { whatsAppText } from "../account-texts.ts";

/** Creates the message with the code that proves a number, until the code expires; its text is the same by every way. */
export function numberCodeMessage(
  deps: Pick<AreaDeps, "config" | "random">,
  language: Locale,
  way: CodeWay,
  { code, ...message }: { to: string; code: string; expires_at: Date; code_id?: string },
): Job {
  const text = whatsAppText(deps.config, language, "code", { code });
  const template = { name: "verification_code", parameters: [code], copies_code: true } as const;
  return numberMessageJob(deps, way, {
    ...message,
    language,
    whatsapp: { text, template },
    sms: { text, template: "code" },
  });
}
