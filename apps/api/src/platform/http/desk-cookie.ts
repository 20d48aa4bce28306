import { base_path } from "@sanjog/contract/endpoint";
import { desk_session_ms } from "@sanjog/domain/staff/staff-limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

const overHttps = ({ publicUrl }: Pick<Config, "publicUrl">) => publicUrl.startsWith("https:");

/** Browsers accept a `__Secure-` cookie only over TLS. */
export function deskCookieName(config: Pick<Config, "publicUrl">): string {
  return overHttps(config) ? "__Secure-desk" : "desk";
}

/** The browser sends the cookie to the desk's endpoints alone: it never accompanies a member's request. */
const path = `${base_path}/api/desk`;

/** Stores the session of the desk, or removes it with an empty token. */
export function setDeskCookie(config: Config, reply: FastifyReply, token: string): void {
  reply.setCookie(deskCookieName(config), token, {
    path,
    httpOnly: true,
    sameSite: "strict",
    secure: overHttps(config),
    maxAge: token ? desk_session_ms / 1_000 : 0,
  });
}

export function deskCookie(config: Config, request: FastifyRequest): string {
  return request.cookies[deskCookieName(config)] ?? "";
}
