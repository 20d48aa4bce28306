/** A question that takes longer than this has met a connection that hangs: another goes on beside it. */
const patience_ms = 40;
const most_under_way = 3;
/** Who has waited so long for questions that then fail would fail too, and wait for it once more. */
const longest_wait_ms = 1_000;

/** Answers one question after the other, each by its key. */
export type Batched<Key, Answer> = (key: Key) => Promise<Answer | undefined>;

type Waiting<Key, Answer> = {
  key: Key;
  since: number;
  resolve(answer: Answer | undefined): void;
  reject(error: unknown): void;
};

/**
 * Asks for many at once what many ask at the same time. Whoever asks while others are being answered waits for them
 * and is then asked for together with all who waited too; the answer is never older than the question.
 */
export function inBatches<Key extends string, Answer>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Answer>>,
  {
    patience = patience_ms,
    longest_wait = longest_wait_ms,
  }: { patience?: number; longest_wait?: number } = {},
): Batched<Key, Answer> {
  let waiting: Waiting<Key, Answer>[] = [];
  let under_way = 0;
  let lanes = 1;
  let called = false;
  // Once everything that has arrived by now was read: those who came together then ask together.
  const call = () => {
    if (called || under_way >= lanes || waiting.length === 0) return;
    called = true;
    setImmediate(next);
  };
  const next = () => {
    called = false;
    const asked = waiting;
    waiting = [];
    under_way += 1;
    const hanging = setTimeout(() => {
      lanes = Math.min(lanes + 1, most_under_way);
      call();
    }, patience);
    const ended = () => {
      clearTimeout(hanging);
      under_way -= 1;
      if (under_way === 0) lanes = 1;
      call();
    };
    ask(asked.length === 1 ? asked.map(({ key }) => key) : [...new Set(asked.map(({ key }) => key))]).then(
      (answers) => {
        ended();
        for (const { key, resolve } of asked) resolve(answers.get(key));
      },
      (error) => {
        const now = performance.now();
        const tired = waiting.filter(({ since }) => now - since > longest_wait);
        waiting = waiting.filter(({ since }) => now - since <= longest_wait);
        for (const { reject } of [...asked, ...tired]) reject(error);
        ended();
      },
    );
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, since: performance.now(), resolve, reject });
      call();
    });
}
