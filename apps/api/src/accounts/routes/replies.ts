import type { FastifyReply, FastifyRequest } from "fastify";
import type { AreaDeps } from "../../platform/deps.ts";
import { note } from "../../platform/http/log-context.ts";
import { rememberDevice } from "../account-cookie.ts";
import { deviceName } from "../device-texts.ts";
import { findEmailCode } from "../one-time-codes.ts";
import { findOfferedWays } from "../queries/number-ways.ts";
import { type Verification } from "../verification-rows.ts";
import { presentVerification } from "../views.ts";

/** Returns the state of a verification as the verification page shows it. */
export async function verificationReply(
  deps: AreaDeps,
  row: Verification,
  shown: Omit<Parameters<typeof presentVerification>[2], "email_code" | "number_ways">,
) {
  const number_ways = await findOfferedWays(deps, deps.db, row);
  const email_code = await findEmailCode(deps.db, row, number_ways);
  return presentVerification(deps.config, row, { ...shown, email_code, number_ways });
}

export const deviceOf = (raw: FastifyRequest) => deviceName(raw.headers["user-agent"]);

export function signedIn(
  deps: AreaDeps,
  raw: FastifyRequest,
  reply: FastifyReply,
  opened: { token: string; member_id: string; restored?: boolean },
  message: string,
) {
  note(raw, { member_id: opened.member_id });
  rememberDevice(deps, raw, reply, opened.member_id);
  return { data: { token: opened.token, ...(opened.restored && { restored: true }) }, message };
}
