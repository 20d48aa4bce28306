import { base_path } from "@sanjog/contract/endpoint";
import { session_key_ms } from "@sanjog/domain/accounts/verification";
import { day_ms } from "@sanjog/domain/calendar";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../platform/deps.ts";
import { codeHash, sameText } from "../platform/secrets.ts";

const registration = "registration";
const known_device = "known_device";
const most_members_per_device = 6;

function write(deps: Deps, reply: FastifyReply, name: string, value: string, ms: number): void {
  reply.setCookie(name, value, {
    path: base_path,
    httpOnly: true,
    sameSite: "strict",
    secure: deps.config.publicUrl.startsWith("https:"),
    maxAge: ms / 1_000,
  });
}

/** The session key travels in a WhatsApp message; this stays in the browser that began. */
export function setRegistrationCookie(deps: Deps, reply: FastifyReply, value: string): void {
  write(deps, reply, registration, value, session_key_ms);
}

export function registrationCookie(request: FastifyRequest): string {
  return request.cookies[registration] ?? "";
}

export function clearRegistrationCookie(deps: Deps, reply: FastifyReply): void {
  write(deps, reply, registration, "", 0);
}

const sealFor = (deps: Deps, member_id: string) =>
  codeHash(deps.config.secretKey, "known device", member_id).toString("base64url");

const sealsOf = (request: FastifyRequest) => (request.cookies[known_device] ?? "").split(".").filter(Boolean);

/** Whether this browser has been signed in to this account before. */
export function isKnownDevice(deps: Deps, request: FastifyRequest, member_id: string): boolean {
  const seal = sealFor(deps, member_id);
  return sealsOf(request).some((one) => sameText(one, seal));
}

/** The browser remembers whom it signed in, in a form that only this server reads; a family shares one phone. */
export function rememberDevice(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  member_id: string,
): void {
  const seal = sealFor(deps, member_id);
  const others = sealsOf(request).filter((one) => one !== seal);
  const seals = [seal, ...others].slice(0, most_members_per_device);
  write(deps, reply, known_device, seals.join("."), 400 * day_ms);
}
