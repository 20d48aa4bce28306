import { readStored, writeStored } from "../platform/storage.ts";
import { workerAddress } from "../platform/worker-address.ts";
import { mustRegister, type PushState, pushStateOf } from "./push-state.ts";
import { registerDevice } from "./queries.ts";

/** What this login has told the server of this browser; goes with the login. */
const stored_key = "device_token";

/** What this browser and this service allow, and whether messages come here now. Asks nobody for permission. */
export async function readPushState(key: string | null): Promise<PushState> {
  const supported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const permission = supported ? Notification.permission : "default";
  const subscribed = supported && (await currentSubscription()) !== null;
  return pushStateOf({ key, supported, permission, subscribed });
}

/** Asks for permission, from a tap, and has messages sent here; returns what came of it. */
export async function turnPushOn(key: string): Promise<PushState> {
  try {
    if ((await Notification.requestPermission()) === "granted") await subscribe(key);
  } catch (error) {
    logFailure(error);
  }
  return readPushState(key);
}

/** Ends messages to this browser: its push service forgets the address, and tells ours at the next message. */
export async function turnPushOff(): Promise<void> {
  try {
    writeStored(stored_key, null);
    await (await currentSubscription())?.unsubscribe();
  } catch (error) {
    logFailure(error);
  }
}

/** Tells the server of a browser that was turned on before this login, or whose address has changed. */
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
  // One that was made with another key could never be reached.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await saveOnServer(JSON.stringify(made));
}

async function saveOnServer(address: string): Promise<void> {
  await registerDevice(address);
  writeStored(stored_key, address);
}

/** Push is an extra: where it cannot be set up, nobody is bothered with it. */
function logFailure(error: unknown): void {
  console.warn("Push messages could not be set up:", error);
}
