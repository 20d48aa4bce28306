/** The work took longer than its limit. */
export class TimeoutError extends Error {
  constructor() {
    super("took too long");
    this.name = "TimeoutError";
  }
}

/** Returns the result of `work`. Throws `TimeoutError` after `limit_ms`; the work itself continues. */
export async function within<T>(limit_ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), limit_ms).unref();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
