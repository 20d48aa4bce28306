import { type PushArrived, worker } from "./scope.ts";

const product = "Sanjog";

/** Shows the message. One stands for all that wait: they say the same, since none names anybody. */
export function showMessage(event: PushArrived): Promise<void> {
  return worker.registration.showNotification(textOf(event), { tag: "update", renotify: true });
}

function textOf({ data }: PushArrived): string {
  try {
    const said = data?.json() as { text?: unknown } | null | undefined;
    return typeof said?.text === "string" && said.text ? said.text : product;
  } catch {
    return product;
  }
}

/** An open page is brought to the front and moves by itself, so that nothing typed there is lost. */
export async function openNotices(): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return void (await worker.clients.openWindow("/notifications"));
  await page.focus();
  page.postMessage("open_notices");
}
