import { deskPathIn, isDeskPath } from "./desk-page.ts";
import { type Client, type WorkerPushEvent, worker } from "./scope.ts";

const product = "Sanjog";

/** The pages that notifications open, by type; all others open the list of notifications. */
const pages: Record<string, { path: string; message: string }> = {
  new_families: { path: "/suggestion", message: "open_suggestions" },
};
const list = { path: "/notifications", message: "open_notices" };

/** The type of what the desk pushes. It opens the case that it is about. */
const desk = "desk";

/**
 * Shows one notification for all that wait of a type: their texts are equal, since none names a member. Good news has a
 * type of its own, so that no other news replaces it. What wakes somebody at the desk stays until it is tapped.
 */
export function showMessage(event: WorkerPushEvent): Promise<void> {
  const { text, type, path } = messageIn(event);
  const stays = type === desk ? { data: path, requireInteraction: true } : {};
  return worker.registration.showNotification(text, { tag: type, renotify: true, ...stays });
}

const types = ["good_news", "new_families", desk];

function messageIn({ data }: WorkerPushEvent): { text: string; type: string; path: unknown } {
  try {
    const said = data?.json() as { text?: unknown; type?: unknown; path?: unknown } | null | undefined;
    const text = typeof said?.text === "string" && said.text ? said.text : product;
    return { text, type: types.find((type) => type === said?.type) ?? "update", path: said?.path };
  } catch {
    return { text: product, type: "update", path: undefined };
  }
}

/** Focuses an open page, which then navigates by itself so that no typed text is lost; otherwise opens a new one. */
export async function openNotification({ tag, data }: { tag: string; data?: unknown }): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tag === desk) return openAtDesk(deskPathIn(data), open);
  const { path, message } = pages[tag] ?? list;
  await openOrTell(open[0], path, message);
}

/** A page of the desk is told where to go; a member's page in the same browser is left alone. */
async function openAtDesk(path: string, open: readonly Client[]): Promise<void> {
  const at_desk = open.find(({ url }) => isDeskPath(new URL(url).pathname));
  await openOrTell(at_desk, path, { open_at_desk: path });
}

async function openOrTell(page: Client | undefined, path: string, message: unknown): Promise<void> {
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  page.postMessage(message);
}
