import { session_key_ms } from "@sanjog/domain/accounts/verification";
import { day_ms } from "@sanjog/domain/calendar";
import type { FastifyReply, FastifyRequest } from "fastify";
import { codeHash, sameText } from "../platform/crypto/secrets.ts";
import type { AreaDeps } from "../platform/deps.ts";

const registration = "registration";
const known_device = "known_device";
const most_members_per_device = 6;

const overHttps = (deps: AreaDeps) => deps.config.publicUrl.startsWith("https:");

/** Under such a name a browser takes a cookie from this very host alone; it must then be for every path. */
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

/** The session key travels in a WhatsApp message; this stays in the browser that began. */
export function setRegistrationCookie(deps: AreaDeps, reply: FastifyReply, value: string): void {
  write(deps, reply, registration, value, session_key_ms);
}

export function registrationCookie(deps: AreaDeps, request: FastifyRequest): string {
  return read(deps, request, registration);
}

export function clearRegistrationCookie(deps: AreaDeps, reply: FastifyReply): void {
  write(deps, reply, registration, "", 0);
}

const encryptFor = (deps: AreaDeps, member_id: string) =>
  codeHash(deps.config.secretKey, "known device", member_id).toString("base64url");

const ciphersOf = (deps: AreaDeps, request: FastifyRequest) =>
  read(deps, request, known_device).split(".").filter(Boolean);

/** Whether this browser has been signed in to this account before. */
export function isKnownDevice(deps: AreaDeps, request: FastifyRequest, member_id: string): boolean {
  const encrypt = encryptFor(deps, member_id);
  return ciphersOf(deps, request).some((one) => sameText(one, encrypt));
}

/** The browser remembers whom it signed in, in a form that only this server reads; a family shares one phone. */
export function rememberDevice(
  deps: AreaDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  member_id: string,
): void {
  const encrypt = encryptFor(deps, member_id);
  const others = ciphersOf(deps, request).filter((one) => one !== encrypt);
  const seals = [encrypt, ...others].slice(0, most_members_per_device);
  write(deps, reply, known_device, seals.join("."), 400 * day_ms);
}
