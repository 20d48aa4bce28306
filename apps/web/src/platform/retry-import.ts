/** §8: a screen that has not come after this long is given up. */
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
 * Loads a part of the program, asking again twice, because React remembers a rejected import for ever.
 * Rejects with ChunkLoadError when all tries fail or the specified time is over.
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
