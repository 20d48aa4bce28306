import { type WorkerPushEvent, worker } from "./scope.ts";

const product = "Sanjog";

/** Shows one notification for all that wait: their texts are equal, since none names a member. */
export function showMessage(event: WorkerPushEvent): Promise<void> {
  return worker.registration.showNotification(textOf(event), { tag: "update", renotify: true });
}

function textOf({ data }: WorkerPushEvent): string {
  try {
    const said = data?.json() as { text?: unknown } | null | undefined;
    return typeof said?.text === "string" && said.text ? said.text : product;
  } catch {
    return product;
  }
}

/** Focuses an open page, which then navigates by itself so that no typed text is lost; otherwise opens a new one. */
export async function openNotices(): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return void (await worker.clients.openWindow("/notifications"));
  await page.focus();
  page.postMessage("open_notices");
}
