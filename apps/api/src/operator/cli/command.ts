import type { Operator } from "../../audit/commands/record.ts";
import type { index_id } from "../../platform/crypto/field-cipher.ts";
import type { OperatorDeps } from "../deps.ts";

/** The arguments of a command: `what` is the positional one, the others are options. */
export type Call = {
  what: string;
  en: string;
  pb: string;
  to: string;
  with: string;
  hours: string;
  members: string;
};

export type Command = {
  /** What the positional argument names; null if the command takes none. */
  takes: string | null;
  optional?: boolean;
  needs?: readonly (keyof Call)[];
  /** The key that may differ from the one the database was written with, because the command replaces it. */
  changes?: typeof index_id;
  does: string;
  run(deps: OperatorDeps, operator: Operator, call: Call): Promise<string>;
};

export type Commands = Readonly<Record<string, Command>>;
