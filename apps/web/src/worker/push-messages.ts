import { type WorkerPushEvent, worker } from "./scope.ts";

const product = "Sanjog";

/** The pages that notifications open, by type; all others open the list of notifications. */
const pages: Record<string, { path: string; message: string }> = {
  new_families: { path: "/suggestion", message: "open_suggestions" },
};
const list = { path: "/notifications", message: "open_notices" };

/**
 * Shows one notification for all that wait of a type: their texts are equal, since none names a member. Good news has a
 * type of its own, so that no other news replaces it.
 */
export function showMessage(event: WorkerPushEvent): Promise<void> {
  const { text, type } = messageIn(event);
  return worker.registration.showNotification(text, { tag: type, renotify: true });
}

function messageIn({ data }: WorkerPushEvent): { text: string; type: string } {
  try {
    const said = data?.json() as { text?: unknown; type?: unknown } | null | undefined;
    const text = typeof said?.text === "string" && said.text ? said.text : product;
    return { text, type: said?.type === "good_news" || said?.type === "new_families" ? said.type : "update" };
  } catch {
    return { text: product, type: "update" };
  }
}

/** Focuses an open page, which then navigates by itself so that no typed text is lost; otherwise opens a new one. */
export async function openNotifications(type: string): Promise<void> {
  const { path, message } = pages[type] ?? list;
  const [page] = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  page.postMessage(message);
}
