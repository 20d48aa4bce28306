import { createHash } from "node:crypto";
import { base_path } from "@sanjog/contract/endpoint";
import { isMailedKind, type MailedKind } from "@sanjog/domain/notifications/notification-kinds";
import type { Config } from "../platform/config/config.ts";
import { decrypt, encrypt } from "../platform/crypto/secrets.ts";

/** Path of the page that turns off a kind of mail without signing in. */
export const mail_off_path = `${base_path}/api/unsubscribe`;

/**
 * The member and the kind of mail that a link turns off. The link allows nothing else and never expires, since
 * unsubscribe links in old mails must keep working.
 */
export type MailOff = { member_id: string; kind: MailedKind };

const keyOf = (config: Config) => createHash("sha256").update(`mail off ${config.secretKey}`).digest();

/**
 * Returns the URL that turns these mails off, for the link in the mail and the mail program's own button (RFC 8058).
 */
export function mailOffLink(config: Config, { member_id, kind }: MailOff): string {
  const token = encrypt(keyOf(config), Buffer.from(`${member_id} ${kind}`)).toString("base64url");
  return `${config.publicUrl}${mail_off_path}/${token}`;
}

/** Returns what the token of a link contains; null when the token is not genuine. */
export function readMailOff(config: Config, token: string): MailOff | null {
  try {
    const plain = decrypt(keyOf(config), Buffer.from(token, "base64url")).toString();
    const [member_id = "", kind = ""] = plain.split(" ");
    return isMailedKind(kind) ? { member_id, kind } : null;
  } catch {
    return null;
  }
}
