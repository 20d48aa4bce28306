/**
 * Returns a function that hands out a share of `whole` bytes, first come first served: it answers how to give the share
 * back, or null where `waiting_most` callers wait already or the share was not free within `longest_wait_ms`.
 */
export function createByteSemaphore(whole: number, waiting_most: number, longest_wait_ms: number) {
  type Waiting = { part: number; admit(): void };
  const queue: Waiting[] = [];
  let left = whole;
  const admitNext = () => {
    for (let next = queue[0]; next && next.part <= left; next = queue[0]) {
      queue.shift();
      left -= next.part;
      next.admit();
    }
  };
  return async (wanted: number): Promise<(() => void) | null> => {
    const part = Math.min(wanted, whole);
    if (queue.length >= waiting_most) return null;
    const admitted = await new Promise<boolean>((resolve) => {
      const waiting: Waiting = {
        part,
        admit: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        resolve(false);
        admitNext();
      }, longest_wait_ms);
      queue.push(waiting);
      admitNext();
    });
    if (!admitted) return null;
    let given_back = false;
    return () => {
      if (given_back) return;
      given_back = true;
      left += part;
      admitNext();
    };
  };
}
