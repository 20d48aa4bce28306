/**
 * Shares out so much of something: answers how to give one's part back, or null when too many wait for theirs or it
 * did not come in time. Whoever came first is served first.
 */
export function shareRoom(whole: number, waiting_most: number, longest_wait_ms: number) {
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
