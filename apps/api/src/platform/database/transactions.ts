import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "kysely";
import { CommitUnknownError } from "./connection-error.ts";
import { inTransaction } from "./pool.ts";
import type { Tables } from "./tables.ts";
import { type InterruptionReason, interruptionOf, isRolledBack } from "./transaction-interruption.ts";

/** The functions in `afterCommit` run after the transaction commits, and not after a rollback. They must not throw. */
export type Tx = Transaction<Tables> & { readonly afterCommit: (() => void)[] };

type Work<T> = (tx: Tx) => Promise<T>;

/**
 * Runs `work` in one transaction. `work` must run every statement through its `tx`, and runs again from its beginning after a
 * deadlock, a serialization failure or a connection that was lost before the commit. It must therefore change nothing but the
 * database: neither a port (which throws) nor a variable outside of it. Throws `CommitUnknownError` if the connection was
 * lost during the commit.
 */
export type RunInTransaction = {
  <T>(work: Work<T>): Promise<T>;
  /** Runs a `work` that also changes something outside of the database, and therefore never runs again. */
  once<T>(work: Work<T>): Promise<T>;
};

/** What became of a transaction that was interrupted; `unknown` after a connection lost during the commit. */
export type Interruption = { reason: InterruptionReason; outcome: "repeated" | "refused" | "unknown" };

/** Each repeat is another chance to lose the same lock, so that more of them only make members wait. */
const most_repeats = 4;
/** No repeat begins later: a request should fail within three seconds while the database does not respond. */
const last_repeat_ms = 2_000;
const first_pause_ms = 20;

/** Opens a transaction, runs the function in it, and commits or rolls back. */
type OpenTransaction = <T>(work: (tx: Transaction<Tables>) => Promise<T>) => Promise<T>;

/** Returns the function that runs transactions. Reports each interruption to `onInterruption`. */
export function createTransactions(
  open: OpenTransaction,
  onInterruption: (interruption: Interruption) => void = () => undefined,
): RunInTransaction {
  async function run<T>(work: Work<T>, repeats: number): Promise<T> {
    const began_at = performance.now();
    for (let repeated = 0; ; repeated += 1) {
      const attempt = { committing: false };
      try {
        return await runAttempt(open, work, repeats > 0, attempt);
      } catch (error) {
        const reason = interruptionOf(error);
        if (!reason) throw error;
        if (attempt.committing && !isRolledBack(reason)) {
          onInterruption({ reason, outcome: "unknown" });
          throw new CommitUnknownError({ cause: error });
        }
        const wait_ms = jitter(first_pause_ms * 2 ** repeated);
        const is_late = performance.now() - began_at + wait_ms > last_repeat_ms;
        if (repeated >= repeats || is_late) {
          onInterruption({ reason, outcome: "refused" });
          throw error;
        }
        onInterruption({ reason, outcome: "repeated" });
        await pause(wait_ms);
      }
    }
  }
  return Object.assign(<T>(work: Work<T>) => run(work, most_repeats), {
    once: <T>(work: Work<T>) => run(work, 0),
  });
}

async function runAttempt<T>(
  open: OpenTransaction,
  work: Work<T>,
  repeats: boolean,
  attempt: { committing: boolean },
): Promise<T> {
  const afterCommit: (() => void)[] = [];
  const result = await open((tx) =>
    inTransaction.run(repeats ? "repeatable" : "once", async () => {
      const done = await work(Object.assign(tx, { afterCommit }));
      attempt.committing = true;
      return done;
    }),
  );
  for (const step of afterCommit) step();
  return result;
}

/** Two transactions that met would meet again if both waited equally long. */
const jitter = (ms: number) => ms * (0.5 + Math.random());
