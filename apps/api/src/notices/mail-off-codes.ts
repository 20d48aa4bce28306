import { createHash } from "node:crypto";
import { base_path } from "@sanjog/contract/endpoint";
import { isMailedKind, type MailedKind } from "@sanjog/domain/notices/notice-kinds";
import type { Config } from "../platform/config/config.ts";
import { decrypt, encrypt } from "../platform/crypto/secrets.ts";

/** Where a kind of mail is turned off without a login. */
export const mail_off_path = `${base_path}/api/unsubscribe`;

/** Whose mails of which kind a link turns off. It opens nothing else and never ends: old mails must keep their word. */
export type MailOff = { member_id: string; kind: MailedKind };

const keyOf = (config: Config) => createHash("sha256").update(`mail off ${config.secretKey}`).digest();

/** The address that turns these mails off, for a link and for the mail program's own button (RFC 8058). */
export function mailOffLink(config: Config, { member_id, kind }: MailOff): string {
  const token = encrypt(keyOf(config), Buffer.from(`${member_id} ${kind}`)).toString("base64url");
  return `${config.publicUrl}${mail_off_path}/${token}`;
}

/** What the token of a link says; null for one that is not ours. */
export function readMailOff(config: Config, token: string): MailOff | null {
  try {
    const plain = decrypt(keyOf(config), Buffer.from(token, "base64url")).toString();
    const [member_id = "", kind = ""] = plain.split(" ");
    return isMailedKind(kind) ? { member_id, kind } : null;
  } catch {
    return null;
  }
}
