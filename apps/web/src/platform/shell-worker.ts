import { useSyncExternalStore } from "react";
import { whenSettled } from "./settled.ts";
import { workerAddress } from "./worker-address.ts";

const look_again_ms = 60 * 60_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function set(next: ServiceWorker | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker once the first page has settled. Without it everything works except offline use. */
export function startShellWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  void whenSettled().then(() => {
    navigator.serviceWorker.register(workerAddress(), { scope: "/" }).then(
      (registration: ServiceWorkerRegistration | undefined) => registration && follow(registration),
      (error: unknown) => console.warn("Pages cannot be kept for later:", error),
    );
  });
}

function follow(registration: ServiceWorkerRegistration): void {
  keepLoaded();
  announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => announce(coming));
  });
  let looked = Date.now();
  // Checks for updates, since a page may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < look_again_ms) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Announces a waiting worker only if it replaces another: the first worker is not an update. */
function announce(worker: ServiceWorker | null): void {
  const is_news = worker?.state === "installed" && navigator.serviceWorker.controller !== null;
  set(is_news ? worker : null);
}

/** Sends the worker the files to cache that the first visit loaded before the worker was active. */
function keepLoaded(): void {
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
    );
    active?.postMessage({ keep: own.map(({ pathname }) => pathname) });
  });
}

/** Activates the newer version and reloads this tab. */
function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage("take_over");
}

/** Returns a function that opens the newer version if one is waiting, otherwise null. */
export function useNewVersion(): (() => void) | null {
  const newer = useSyncExternalStore(subscribe, () => waiting);
  return newer ? takeNewVersion : null;
}
