import { session_key_ms } from "@sanjog/domain/accounts/verification";
import { day_ms } from "@sanjog/domain/calendar";
import type { FastifyReply, FastifyRequest } from "fastify";
import { codeHash, sameText } from "../platform/crypto/secrets.ts";
import type { AreaDeps } from "../platform/deps.ts";

const registration = "registration";
const known_device = "known_device";
const most_members_per_device = 6;

const overHttps = (deps: AreaDeps) => deps.config.publicUrl.startsWith("https:");

/** Browsers accept a `__Host-` cookie only from this exact host; it must be secure and have the path "/". */
const nameOf = (deps: AreaDeps, name: string) => (overHttps(deps) ? `__Host-${name}` : name);

function write(deps: AreaDeps, reply: FastifyReply, name: string, value: string, ms: number): void {
  reply.setCookie(nameOf(deps, name), value, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: overHttps(deps),
    maxAge: ms / 1_000,
  });
}

const read = (deps: AreaDeps, request: FastifyRequest, name: string) =>
  request.cookies[nameOf(deps, name)] ?? "";

/**
 * Stores the browser's part of a registration. The session key travels in a WhatsApp message; this cookie never leaves
 * the browser that started the registration.
 */
export function setRegistrationCookie(deps: AreaDeps, reply: FastifyReply, value: string): void {
  write(deps, reply, registration, value, session_key_ms);
}

export function registrationCookie(deps: AreaDeps, request: FastifyRequest): string {
  return read(deps, request, registration);
}

export function clearRegistrationCookie(deps: AreaDeps, reply: FastifyReply): void {
  write(deps, reply, registration, "", 0);
}

const deviceHash = (deps: AreaDeps, member_id: string) =>
  codeHash(deps.config.secretKey, "known device", member_id).toString("base64url");

const deviceHashesOf = (deps: AreaDeps, request: FastifyRequest) =>
  read(deps, request, known_device).split(".").filter(Boolean);

/** Returns whether this browser has signed in to this account before. */
export function isKnownDevice(deps: AreaDeps, request: FastifyRequest, member_id: string): boolean {
  const hash = deviceHash(deps, member_id);
  return deviceHashesOf(deps, request).some((one) => sameText(one, hash));
}

/**
 * Adds the account to the browser's cookie of known accounts, as a keyed hash that only this server can match. Keeps
 * several accounts, since a family shares one phone.
 */
export function rememberDevice(
  deps: AreaDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  member_id: string,
): void {
  const hash = deviceHash(deps, member_id);
  const others = deviceHashesOf(deps, request).filter((one) => one !== hash);
  const hashes = [hash, ...others].slice(0, most_members_per_device);
  write(deps, reply, known_device, hashes.join("."), 400 * day_ms);
}
