/** How many questions are under way at once: a second goes on when the first meets a connection that hangs. */
const lanes = 2;

/** Answers one question after the other, each by its key. */
export type Batched<Key, Answer> = (key: Key) => Promise<Answer | undefined>;

/**
 * Asks for many at once what many ask at the same time. Whoever asks while others are being answered waits for them
 * and is then asked for together with all who waited too; the answer is never older than the question.
 */
export function inBatches<Key extends string, Answer>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): Batched<Key, Answer> {
  let waiting: { key: Key; resolve(answer: Answer | undefined): void; reject(error: unknown): void }[] = [];
  let under_way = 0;
  let called = false;
  // Once everything that has arrived by now was read: those who came together then ask together.
  const call = () => {
    if (called || under_way >= lanes || waiting.length === 0) return;
    called = true;
    setImmediate(() => void next());
  };
  const next = async () => {
    called = false;
    const asked = waiting;
    waiting = [];
    under_way += 1;
    try {
      const answers = await ask([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(answers.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    under_way -= 1;
    call();
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      call();
    });
}
