import { messages as consentTitles } from "@sanjog/i18n/en/account-lifecycle";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { Config } from "../platform/config/config.ts";
import type { ExportedRows } from "./queries.ts";

export type ExportedPicture = { id: string; kind: string; bytes: Buffer };

/** Returns the recipients of a member's data outside the service, and what each receives. */
function recipients({ mail, whatsapp, push, photos }: Config) {
  const named = [
    mail.driver === "smtp" && { who: "the mail server", what: "e-mail address and the mails to it" },
    whatsapp.driver === "cloud" && { who: "Meta (WhatsApp)", what: "phone number and the messages to it" },
    push.vapid && { who: "the browser's push service", what: "encrypted updates that name nobody" },
    photos.store === "s3" && { who: "the picture store", what: "the pictures" },
  ];
  return named.filter((one) => one !== false && one !== null);
}

/** Returns the ZIP file of a member's download: `data.json` with the rows, and the pictures. */
export function presentExport(
  config: Config,
  rows: ExportedRows,
  pictures: readonly ExportedPicture[],
  now: Date,
): Buffer {
  const about = {
    product: config.productName,
    made_at: now.toISOString(),
    recipients: recipients(config),
    officer: config.grievanceOfficer,
    consent_titles: consentTitles.consents,
    consent_times: "Without given_at a consent was never given, but refused at the time in withdrawn_at.",
  };
  const files: Zippable = {
    "data.json": strToU8(JSON.stringify({ about, ...rows }, null, 2)),
  };
  // Level 0, because JPEG is compressed already.
  for (const { id, kind, bytes } of pictures) files[`pictures/${kind}-${id}.jpg`] = [bytes, { level: 0 }];
  return Buffer.from(zipSync(files));
}
