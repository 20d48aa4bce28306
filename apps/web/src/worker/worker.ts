// The service worker. It caches the shell for use without a network and receives push messages. It never caches API
// responses or pictures: a phone must not keep what its member may no longer see.
import { openNotification, showMessage } from "./push-messages.ts";
import { worker } from "./scope.ts";
import { answerFile, answerPage, dropOtherBuilds, keepFiles, keepShell } from "./shell.ts";
import { wayOf } from "./ways.ts";

/** The desk registers this worker a second time, for pushes alone: it belongs to no page and leaves the cache alone. */
const only_pushes = new URL(worker.registration.scope).pathname !== "/";

worker.addEventListener("install", (event) =>
  event.waitUntil(only_pushes ? worker.skipWaiting() : keepShell()),
);

// A newer version waits until the reader accepts it: a half-filled form may still need files of the old one.
worker.addEventListener("activate", (event) =>
  event.waitUntil(only_pushes ? Promise.resolve() : dropOtherBuilds().then(() => worker.clients.claim())),
);

worker.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way === "shell") event.respondWith(answerPage(event.request));
  if (way === "file") event.respondWith(answerFile(event.request));
});

worker.addEventListener("message", (event) => {
  if (event.data === "take_over") event.waitUntil(worker.skipWaiting());
  const { keep } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(keepFiles(keep.filter((path) => typeof path === "string")));
});

worker.addEventListener("push", (event) => event.waitUntil(showMessage(event)));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotification(event.notification));
});
