import { worker } from "./scope.ts";

/** Filled in by the build: its name, and the files that every page needs. */
declare const __SHELL__: { build: string; files: readonly string[] };

const { build, files } = __SHELL__;
const prefix = "shell-";
const cache_name = `${prefix}${build}`;
const page = "/";

/** Caches the page and the files it always needs. Fails as a whole, since an incomplete shell would not open. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(cache_name);
  await cache.addAll([new Request(page, { cache: "no-cache" }), ...files]);
}

/** Deletes the caches of earlier versions. */
export async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cache_name);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Returns the cached page, at once and without a network. When a newer version waits and no other page is open that
 * the update could disturb, returns the network's page instead.
 */
export async function answerPage(request: Request): Promise<Response> {
  const newer = await newerAlone(request);
  const kept = await caches.open(cache_name).then((cache) => cache.match(page));
  return newer ?? kept ?? fetch(request);
}

async function newerAlone(request: Request): Promise<Response | null> {
  const { waiting } = worker.registration;
  if (!waiting) return null;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) return null;
  const answer = await fetch(request).catch(() => null);
  if (!answer?.ok) return null;
  waiting.postMessage("take_over");
  return answer;
}

/** Returns a file whose name contains its content's hash; once cached, it is never requested again. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(cache_name);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Caches the files that a page loaded before this worker controlled it; they are still in the browser's own cache. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cache_name);
  await Promise.all(
    paths.map(async (path) => {
      if (path.startsWith("/assets/") && !(await cache.match(path, { ignoreVary: true })))
        await cache.add(path).catch(() => undefined);
    }),
  );
}
