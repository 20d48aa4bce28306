/**
 * The state of push messages in this browser:
 * - `unavailable`: the service has not configured push;
 * - `unsupported`: the browser has no push (an iPhone has it once the page is on its home screen);
 * - `denied`: the member has denied permission, which only the browser's settings can change;
 * - `off` and `on`.
 */
export type PushState = "unavailable" | "unsupported" | "denied" | "off" | "on";

export type PushFacts = {
  /** The service's public signing key; null where push is not configured. */
  key: string | null;
  supported: boolean;
  permission: "default" | "denied" | "granted";
  subscribed: boolean;
};

export function pushStateOf({ key, supported, permission, subscribed }: PushFacts): PushState {
  if (key === null) return "unavailable";
  if (!supported) return "unsupported";
  if (permission === "denied") return "denied";
  return permission === "granted" && subscribed ? "on" : "off";
}

/** Returns whether to send the subscription to the server: there is one, and this session has not sent it yet. */
export function mustRegister(state: PushState, address: string | null, sent: string | null): boolean {
  return state === "on" && address !== null && address !== sent;
}
