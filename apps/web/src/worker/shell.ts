import { worker } from "./scope.ts";

/** Written in by the build: its name, and the files that every page needs. */
declare const __SHELL__: { build: string; files: readonly string[] };

const { build, files } = __SHELL__;
const prefix = "shell-";
const cache_name = `${prefix}${build}`;
const page = "/";

/** Keeps the page and what it always needs. All or nothing: half a shell would open on nothing. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(cache_name);
  await cache.addAll([new Request(page, { cache: "no-cache" }), ...files]);
}

/** Forgets what earlier versions kept. */
export async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cache_name);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * The kept page, at once and without a network. When a newer version waits and no other page is open that it could
 * disturb, the newcomer gets it from the network instead.
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

/** A file with its content's hash in its name: what was loaded once is never asked for again. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(cache_name);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** What a page had loaded before this worker stood beside it; the browser still has it at hand. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cache_name);
  await Promise.all(
    paths.map(async (path) => {
      if (path.startsWith("/assets/") && !(await cache.match(path, { ignoreVary: true })))
        await cache.add(path).catch(() => undefined);
    }),
  );
}
