/**
 * How a request is answered: from the cached shell, from a cached file, or by the network as if there were no worker.
 */
export type FetchStrategy = "shell" | "file" | "network";

/** Paths below these belong to the server, even when the browser opens them like pages. */
const server_paths = /^\/(backend|dev|health)(\/|$)/;

/** Chooses by URL alone; responses below the server's own paths are never cached. */
export function wayOf(request: { method: string; mode: string; url: string }, origin: string): FetchStrategy {
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== origin) return "network";
  const { pathname } = address;
  if (pathname.startsWith("/assets/")) return "file";
  const is_page = request.mode === "navigate" && !server_paths.test(pathname) && !/\.\w+$/.test(pathname);
  return is_page ? "shell" : "network";
}
