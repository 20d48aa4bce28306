/**
 * What can be said of push messages in this browser:
 * - `unavailable`: the service has not set them up;
 * - `unsupported`: the browser has none (an iPhone has, once the page is on its home screen);
 * - `denied`: the member forbade them in the browser, where alone it can be changed;
 * - `off` and `on`.
 */
export type PushState = "unavailable" | "unsupported" | "denied" | "off" | "on";

export type PushFacts = {
  /** What the service signs with; null where it does not push. */
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

/** Whether the server must be told of this browser's address: it has one, and this login has not sent it yet. */
export function mustRegister(state: PushState, address: string | null, sent: string | null): boolean {
  return state === "on" && address !== null && address !== sent;
}
