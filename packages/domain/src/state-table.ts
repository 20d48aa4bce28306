import type { Refusal } from "./refusal.ts";
import { err, ok, type Result } from "./result.ts";

/** One step of a life cycle: who may take it, from which states, and the next state ("gone" deletes the row). */
export type Step<Status extends string, Party extends string> = {
  by: Party;
  from: readonly Status[];
  to: Status | "gone";
};

export type StateTable<Action extends string, Status extends string, Party extends string> = Record<
  Action,
  Step<Status, Party>
>;

/**
 * Judges one step of a life cycle for one party.
 * Refuses the wrong party with the reason given for that party, and the wrong state as `request_stale`.
 */
export function judgeStep<Action extends string, Status extends string, Party extends string>(
  table: StateTable<Action, Status, Party>,
  action: Action,
  status: Status,
  parties: readonly Party[],
  wrongParty: Record<Party, Refusal>,
): Result<Step<Status, Party>> {
  const step = table[action];
  if (!parties.includes(step.by)) return err(wrongParty[step.by]);
  if (!step.from.includes(status)) return err("request_stale");
  return ok(step);
}

/** Returns the actions that `judgeStep` would allow, in the table's order. */
export function openSteps<Action extends string, Status extends string, Party extends string>(
  table: StateTable<Action, Status, Party>,
  status: Status,
  parties: readonly Party[],
): Action[] {
  return (Object.keys(table) as Action[]).filter(
    (action) => parties.includes(table[action].by) && table[action].from.includes(status),
  );
}
