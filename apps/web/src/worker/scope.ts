export type Client = { url: string; focus: () => Promise<unknown>; postMessage: (message: unknown) => void };

/** What a notification shows besides its text; one that stays waits until somebody taps it. */
type NotificationOptions = {
  tag: string;
  renotify: boolean;
  data?: unknown;
  requireInteraction?: boolean;
};

type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };
export type WorkerPushEvent = WorkerEvent & { data: { json: () => unknown } | null };
export type WorkerNotificationEvent = WorkerEvent & {
  notification: { tag: string; data?: unknown; close: () => void };
};
export type WorkerFetchEvent = WorkerEvent & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
export type WorkerMessageEvent = WorkerEvent & { data: unknown };

/** The parts of the worker's global scope that are used; the types of the pages cover windows only. */
type Scope = {
  addEventListener: {
    (name: "install" | "activate", listen: (event: WorkerEvent) => void): void;
    (name: "fetch", listen: (event: WorkerFetchEvent) => void): void;
    (name: "message", listen: (event: WorkerMessageEvent) => void): void;
    (name: "push", listen: (event: WorkerPushEvent) => void): void;
    (name: "notificationclick", listen: (event: WorkerNotificationEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  location: { origin: string };
  clients: {
    claim: () => Promise<void>;
    matchAll: (wish: { type: "window"; includeUncontrolled: true }) => Promise<readonly Client[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    scope: string;
    waiting: { postMessage: (message: unknown) => void } | null;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
};

declare const self: Scope;

export const worker = self;
