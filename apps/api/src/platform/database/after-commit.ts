import type { Transaction } from "kysely";
import type { Tables } from "./tables.ts";

const steps = new WeakMap<Transaction<Tables>, (() => void)[]>();

/** Does `step` once the transaction is kept, and never when it is undone. The step must not throw. */
export function afterCommit(tx: Transaction<Tables>, step: () => void): void {
  const waiting = steps.get(tx);
  if (!waiting) throw new Error("Only a transaction that deps.tx opened can be followed.");
  waiting.push(step);
}

/** Runs `work` so that it may be followed; answers its result and what is to be done once that is kept. */
export async function noteSteps<T>(
  tx: Transaction<Tables>,
  work: () => Promise<T>,
): Promise<[T, readonly (() => void)[]]> {
  const waiting: (() => void)[] = [];
  steps.set(tx, waiting);
  return [await work(), waiting];
}
