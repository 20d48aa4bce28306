/** How a request is answered: with the kept shell, with a kept file, or by the network as if there were no worker. */
export type Way = "shell" | "file" | "network";

/** Addresses below these are the server's own, also when they are opened like pages. */
const server_paths = /^\/(backend|dev|health)(\/|$)/;

/** Chooses by address alone; nothing below the server's own addresses is ever kept. */
export function wayOf(request: { method: string; mode: string; url: string }, origin: string): Way {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== origin) return "network";
  const { pathname } = address;
  if (pathname.startsWith("/assets/")) return "file";
  const is_page = request.mode === "navigate" && !server_paths.test(pathname) && !/\.\w+$/.test(pathname);
  return is_page ? "shell" : "network";
}
