import { type PushState, pushStateOf } from "../../notifications/push-state.ts";
import { workerAddress } from "../../platform/worker-address.ts";

/**
 * The scope of the worker that receives the desk's pushes. No page is below it, so that a browser has a subscription for the
 * desk beside that of a member, and neither ends the other.
 */
const desk_push_scope = "/desk-push/";

/** Returns whether this browser wakes somebody; `devices` are the endpoints of their browsers. */
export async function readDeskPush(key: string | null, devices: readonly string[]): Promise<PushState> {
  const supported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const permission = supported ? Notification.permission : "default";
  const subscription = supported ? await currentSubscription() : null;
  const subscribed = subscription !== null && devices.includes(subscription.endpoint);
  return pushStateOf({ key, supported, permission, subscribed });
}

/** Asks for permission and returns the subscription as text; null if it was declined. Must be called from a tap. */
export async function subscribeToDesk(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: desk_push_scope });
  await whenActive(registration);
  // A subscription that was made with another key, or for somebody else, is of no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return JSON.stringify(made);
}

/** Ends the subscription of this browser and returns the endpoint that it had. */
export async function unsubscribeFromDesk(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

/** `getRegistration` returns the worker of the whole site where this one is missing. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(desk_push_scope);
  if (!registration?.scope.endsWith(desk_push_scope)) return null;
  return registration.pushManager.getSubscription();
}

/** Only an active worker can subscribe. */
function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The worker could not be installed"));
    });
  });
}
