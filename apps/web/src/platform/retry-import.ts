/** §8: the time after which loading a screen fails, in milliseconds. */
export const screen_timeout_ms = 120_000;

const waits_ms = [400, 1_500];

export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function attempt<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of waits_ms) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
  return load();
}

/**
 * Loads a chunk of the app, with two retries, because React caches a rejected import for ever. Throws ChunkLoadError
 * when all attempts fail or `timeout_ms` has passed.
 */
export function retryImport<T>(load: () => Promise<T>, timeout_ms = screen_timeout_ms): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ChunkLoadError("Loading chunk failed")), timeout_ms);
  });
  const asked = attempt(load).catch((cause: unknown) => {
    throw new ChunkLoadError("Loading chunk failed", { cause });
  });
  return Promise.race([asked, limit]);
}
