// Runs beside the pages, also when none is open. It receives push messages and nothing else: it stores no answer and
// no picture, so that what may not be seen any more is not kept on a telephone.

type Client = { focus: () => Promise<unknown>; postMessage: (message: unknown) => void };
type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type PushArrived = Lasting & { data: { json: () => unknown } | null };
type Tapped = Lasting & { notification: { close: () => void } };

/** What is used of the worker's global scope; the pages' own types know only windows. */
type Scope = {
  addEventListener: {
    (name: "install" | "activate", listen: (event: Lasting) => void): void;
    (name: "push", listen: (event: PushArrived) => void): void;
    (name: "notificationclick", listen: (event: Tapped) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (wish: { type: "window"; includeUncontrolled: true }) => Promise<readonly Client[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    showNotification: (title: string, options: { tag: string; renotify: boolean }) => Promise<void>;
  };
};

const worker = self as unknown as Scope;
const product = "Sanjog";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

// One message stands for all that wait: they say the same, since none names anybody.
worker.addEventListener("push", (event) =>
  event.waitUntil(worker.registration.showNotification(textOf(event), { tag: "update", renotify: true })),
);

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotices());
});

function textOf({ data }: PushArrived): string {
  try {
    const said = data?.json() as { text?: unknown } | null | undefined;
    return typeof said?.text === "string" && said.text ? said.text : product;
  } catch {
    return product;
  }
}

/** An open page is brought to the front and moves by itself, so that nothing typed there is lost. */
async function openNotices(): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return void (await worker.clients.openWindow("/notifications"));
  await page.focus();
  page.postMessage("open_notices");
}
