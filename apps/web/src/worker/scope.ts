export type Client = { focus: () => Promise<unknown>; postMessage: (message: unknown) => void };

type Lasting = { waitUntil: (work: Promise<unknown>) => void };
export type PushArrived = Lasting & { data: { json: () => unknown } | null };
export type Tapped = Lasting & { notification: { close: () => void } };
export type Asked = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
export type Told = Lasting & { data: unknown };

/** The parts of the worker's global scope that are used; the types of the pages cover windows only. */
type Scope = {
  addEventListener: {
    (name: "install" | "activate", listen: (event: Lasting) => void): void;
    (name: "fetch", listen: (event: Asked) => void): void;
    (name: "message", listen: (event: Told) => void): void;
    (name: "push", listen: (event: PushArrived) => void): void;
    (name: "notificationclick", listen: (event: Tapped) => void): void;
  };
  skipWaiting: () => Promise<void>;
  location: { origin: string };
  clients: {
    claim: () => Promise<void>;
    matchAll: (wish: { type: "window"; includeUncontrolled: true }) => Promise<readonly Client[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: {
    waiting: { postMessage: (message: unknown) => void } | null;
    showNotification: (title: string, options: { tag: string; renotify: boolean }) => Promise<void>;
  };
};

declare const self: Scope;

export const worker = self;
