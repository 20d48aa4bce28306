// Runs beside the pages, also when none is open. It keeps the shell for the time without a network and receives push
// messages. No answer of the server and no picture is stored: what may not be seen any more is not kept on a telephone.
import { openNotices, showMessage } from "./push-messages.ts";
import { worker } from "./scope.ts";
import { answerFile, answerPage, dropOtherBuilds, keepFiles, keepShell } from "./shell.ts";
import { wayOf } from "./ways.ts";

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));

// A newer version waits until the reader wants it: files of the old one may still be needed by a half-filled form.
worker.addEventListener("activate", (event) =>
  event.waitUntil(dropOtherBuilds().then(() => worker.clients.claim())),
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
  event.waitUntil(openNotices());
});
