/** Somebody was waited for as long as one may. */
export class TookTooLong extends Error {
  constructor() {
    super("took too long");
    this.name = "TookTooLong";
  }
}

/** The outcome of `work`, or `TookTooLong` once `limit_ms` have passed; the work itself goes on unheard. */
export async function within<T>(limit_ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), limit_ms).unref();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
