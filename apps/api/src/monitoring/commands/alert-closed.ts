import { enqueue } from "../../platform/jobs/outbox.ts";
import type { MonitoringDeps } from "../deps.ts";
import { notifyOfTrouble, operatorMail } from "../monitoring-mail.ts";
import { standingDetail } from "../queries/probes.ts";
import { logContext, note } from "./watch.ts";

/**
 * Mails the operators at once that Meta has closed WhatsApp. The watch then neither repeats it before six hours nor forgets to
 * tell that it is over.
 */
export async function alertClosed(
  deps: MonitoringDeps,
  { since, reason }: { since: Date; reason: string },
): Promise<void> {
  const { operatorMail: addresses } = deps.config;
  await deps.tx(async (tx) => {
    const about = "trouble whatsapp_standing";
    if ((await logContext(tx, about))?.told_at) return;
    await note(tx, about, { since, told_at: deps.now() });
    const notice = notifyOfTrouble("whatsapp_standing", "began", since, standingDetail("closed", reason));
    for (const to of addresses)
      await enqueue(deps, tx, { kind: "mail", ...operatorMail(deps.config, to, [notice]) });
  });
}
