import { hour_ms } from "@sanjog/domain/calendar";
import { AppError } from "../../platform/app-error.ts";
import type { Config } from "../../platform/config/config.ts";
import { codeHash, sameText } from "../../platform/crypto/secrets.ts";
import type { AreaDeps } from "../../platform/deps.ts";

const appeal_key_ms = hour_ms;

const signature = ({ secretKey }: Pick<Config, "secretKey">, member_id: string, until: string) =>
  codeHash(secretKey, "appeal", `${member_id} ${until}`).toString("base64url");

/**
 * Returns the key with which a suspended member reads the reason and appeals, for an hour: a login opens no session for them.
 * Give it only after the right password.
 */
export function appealKey({ config, now }: Pick<AreaDeps, "config" | "now">, member_id: string): string {
  const until = String(now().getTime() + appeal_key_ms);
  return [member_id, until, signature(config, member_id, until)].join(".");
}

/** Returns whose key it is. Throws `appeal_key_invalid`. */
export function memberOfAppealKey({ config, now }: Pick<AreaDeps, "config" | "now">, key: string): string {
  const [member_id = "", until = "", signed = ""] = key.split(".");
  const fresh = Number(until) > now().getTime();
  if (!fresh || !sameText(signed, signature(config, member_id, until)))
    throw new AppError("appeal_key_invalid");
  return member_id;
}
