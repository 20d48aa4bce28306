import { readStored, writeStored } from "../platform/storage.ts";
import { workerAddress } from "../platform/worker-address.ts";
import { mustRegister, type PushState, pushStateOf } from "./push-state.ts";
import { registerDevice } from "./queries.ts";

/** The subscription that this session has sent to the server; cleared when the session ends. */
const stored_key = "device_token";

/** Returns the state of push in this browser without asking for permission. */
export async function readPushState(key: string | null): Promise<PushState> {
  const supported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const permission = supported ? Notification.permission : "default";
  const subscribed = supported && (await currentSubscription()) !== null;
  return pushStateOf({ key, supported, permission, subscribed });
}

/** Returns whether the browser would ask the member for permission. */
export function isUnanswered(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Asks for permission, subscribes this browser and returns the resulting state. Must be called from a tap. */
export async function turnPushOn(key: string): Promise<PushState> {
  try {
    if ((await Notification.requestPermission()) === "granted") await subscribe(key);
  } catch (error) {
    logFailure(error);
  }
  return readPushState(key);
}

/** Unsubscribes this browser. The push service forgets the subscription and tells our server at the next message. */
export async function turnPushOff(): Promise<void> {
  try {
    writeStored(stored_key, null);
    await (await currentSubscription())?.unsubscribe();
  } catch (error) {
    logFailure(error);
  }
}

/** Sends the server a subscription that is older than this session or has changed. */
export async function keepPushOn(key: string | null): Promise<void> {
  try {
    const state = await readPushState(key);
    if (state !== "on") return;
    const address = JSON.stringify(await currentSubscription());
    if (mustRegister(state, address, readStored(stored_key))) await saveOnServer(address);
  } catch (error) {
    logFailure(error);
  }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<void> {
  await navigator.serviceWorker.register(workerAddress(), { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription that was made with another key could never be reached.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await saveOnServer(JSON.stringify(made));
}

async function saveOnServer(address: string): Promise<void> {
  await registerDevice(address);
  writeStored(stored_key, address);
}

/** Push is optional, so a failure to set it up is not shown. */
function logFailure(error: unknown): void {
  console.warn("Push messages could not be set up:", error);
}
