import webPush from "web-push";
import type { Config } from "../config/config.ts";
import type { PushPort } from "../ports.ts";

const time_limit = 10_000;

/** The push service refused a message; `code` is the status of its answer. */
export class PushError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`The push service answered ${status}`);
    this.name = "PushError";
    this.code = String(status);
  }
}

/** The statuses for a browser that withdrew its permission or no longer exists. */
const gone = [404, 410];
/** The statuses of an unavailable or busy service, which are worth another attempt. */
const passing = (status: number) => status >= 500 || status === 429 || status === 408;

/** Pushes to browsers (RFC 8030), encrypted so that the services in between cannot read it (RFC 8291). */
export function createWebPush({ vapid, hosts }: Config["push"]): PushPort {
  const allows = (endpoint: string) => isAtKnownService(endpoint, hosts);
  return {
    publicKey: vapid?.publicKey ?? null,
    allows,
    async send({ endpoint, p256dh, auth }, payload, ttl_seconds) {
      // The list may have become shorter since the address was stored.
      if (!vapid || !allows(endpoint)) return "gone";
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: vapid,
        TTL: ttl_seconds,
        contentEncoding: "aes128gcm",
      });
      const answer = await fetch(endpoint, {
        method: "POST",
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: new Uint8Array(request.body ?? []),
        signal: AbortSignal.timeout(time_limit),
        // A redirect could lead into our own network.
        redirect: "error",
      });
      await answer.body?.cancel();
      if (answer.ok) return "sent";
      if (gone.includes(answer.status)) return "gone";
      if (passing(answer.status)) throw new PushError(answer.status);
      return "refused";
    },
  };
}

/**
 * Whether an address lies at a push service that the configuration names, over https at the usual port. An entry with
 * a leading dot takes every name below it; a whole address on this machine is for tests.
 */
export function isAtKnownService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname, origin } = new URL(endpoint);
  if (username || password) return false;
  if (hosts.includes(origin)) return true;
  if (protocol !== "https:" || port) return false;
  return hosts.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}
