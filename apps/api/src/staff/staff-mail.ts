import { formatMessage } from "@sanjog/i18n/format-message";
import type { Config } from "../platform/config/config.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Recipient } from "../platform/email/addressee.ts";
import { mailBodies, mailWords } from "../platform/email/mail-body.ts";
import { enqueue, type Job } from "../platform/jobs/outbox.ts";
import { productName } from "../platform/texts/product-name.ts";
import { staffTexts } from "./staff-texts.ts";

/** The token comes after the "#", which browsers send to no server: it is in no log and no `Referer`. */
export function invitationLink(config: Config, token: string): string {
  return `${config.publicUrl}/desk/invitation#${token}`;
}

type StaffMail = "invitation" | "codes_guessed" | "passkey_added" | "passkey_removed";

/** Queues a mail to somebody who works at the desk, in their language. */
export async function mailToStaff(
  deps: AreaDeps,
  tx: Tx,
  staff_id: string,
  kind: Exclude<StaffMail, "invitation">,
): Promise<void> {
  const { email, locale } = await tx
    .selectFrom("staff_accounts")
    .where("id", "=", staff_id)
    .select(["email", "locale"])
    .executeTakeFirstOrThrow();
  await enqueue(deps, tx, staffMail(deps.config, { to: email, locale }, kind));
}

/** Creates a mail to somebody who works at the desk, or is invited to. */
export function staffMail(
  config: Config,
  { to, locale }: Omit<Recipient, "addressee">,
  kind: StaffMail,
  link?: string,
): Job {
  const texts = staffTexts(locale);
  const params = { product: productName(config, locale) };
  const words = {
    ...mailWords(config, locale),
    intro: formatMessage(locale, texts[kind].intro, params),
    note: formatMessage(locale, texts[kind].note, params),
  };
  const buttons = link ? [{ text: texts.invitation.button, link }] : [];
  return {
    kind: "mail",
    to,
    subject: texts[kind].subject,
    ...mailBodies(words, { buttons }, locale),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
