import { at, ended, isStopping, say, startNode } from "./child.ts";

/** A server that crashes repeatedly is broken, and restarting it for ever would hide that. */
const crash_limit = 5;
const crash_window_ms = 60_000;
/** The exit code of a server whose settings are invalid; a restart would not help. */
const wrongly_set_up = 78;
const first_pause_ms = 250;

/**
 * Left alone, Node lets garbage grow with the memory of the machine; the server lives well within 100 MB of objects. Of
 * the young ones each thread keeps room for several times the semi-space: with 8 MB of it the server and its embedded database took 347 MB
 * under load where they took 471.
 */
export const server_flags = ["--max-old-space-size=320", "--max-semi-space-size=8"];

export const server_env = {
  /** The allocator has one arena per thread, and pictures fragment each of them. */
  MALLOC_ARENA_MAX: "2",
  /** Half of the start time is compilation; the next start uses the cache. */
  NODE_COMPILE_CACHE: at("node_modules", ".cache", "compiled"),
};

/** Returns the time to wait before the next start, or null when the supervisor should give up. */
export function pauseAfter(crashes: readonly number[], now: number): number | null {
  const recent = crashes.filter((at) => now - at < crash_window_ms).length;
  if (recent >= crash_limit) return null;
  return recent <= 1 ? 0 : first_pause_ms * 2 ** (recent - 2);
}

/**
 * Runs a server until it exits normally or the supervisor is stopped, and restarts it after a crash. Returns the exit
 * code.
 */
export async function supervise(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const crashes: number[] = [];
  let everStarted = false;
  for (;;) {
    const server = startNode(args, { env: { ...server_env, ...env } });
    server.on("message", (message) => {
      if (message === "ready") everStarted = true;
    });
    const { code, signal } = await ended(server);
    if (isStopping()) return 0;
    if (code === 0 && !signal) return 0;
    if (code === wrongly_set_up || (!signal && !everStarted)) {
      say("the server did not start: the lines above say why");
      return code;
    }
    crashes.push(Date.now());
    const pause = pauseAfter(crashes, Date.now());
    if (pause === null) {
      say(`the server died ${crash_limit} times within a minute, so it is not started again`);
      return 1;
    }
    say(`the server died (${signal ?? `exit code ${code}`}); starting it again`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
