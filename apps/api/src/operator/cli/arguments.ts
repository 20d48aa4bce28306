import { parseArgs } from "node:util";
import type { Call } from "./command.ts";
import { commands } from "./commands.ts";

/** The command line is invalid; the message says why. */
export class UsageError extends Error {}

export type ParsedCommand = { name: string; call: Call; why: string; as: string };

const gurmukhi = /[\u0A00-\u0A7F]/;

const text = { type: "string", default: "" } as const;
const options = { why: text, as: text, en: text, pb: text, to: text, with: text, hours: text, members: text };

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * Parses and checks the arguments before anything is opened. Returns null without a command or for `help`. Throws
 * `UsageError`.
 */
export function parseCommand(args: string[]): ParsedCommand | null {
  const [name, ...rest] = args;
  if (!name || name === "help") return null;
  const command = commands[name];
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage()}`);
  const { values, positionals } = parse(rest);
  const [what = "", ...more] = positionals;
  const { why, as, ...named } = values;
  const call = { what, ...named };
  const missing = (command.needs ?? []).find((option) => !call[option].trim());
  if (missing) throw new UsageError(`${name} needs --${missing}: it ${command.does}.`);
  if (!why.trim()) throw new UsageError("Say --why: the audit log keeps it. Name nobody in it.");
  if (command.takes && !command.optional && !what) throw new UsageError(`${name} needs a ${command.takes}.`);
  if (more.length > 0 || (what && !command.takes)) throw new UsageError(`What is ${more[0] ?? what}?`);
  if (command.needs?.includes("pb") && !gurmukhi.test(call.pb))
    throw new UsageError("--pb says why in Punjabi, in Gurmukhi script.");
  return { name, call, why: why.trim(), as: as.trim() };
}

export function usage(): string {
  const lines = Object.entries(commands).map(([name, { takes, optional, does }]) => {
    const word = optional ? `[${takes}]` : `<${takes}>`;
    return `  ${(takes ? `${name} ${word}` : name).padEnd(22)} ${does}`;
  });
  return [
    'npm run operator -- <command> --why "…" [--as "your name"]',
    "",
    ...lines,
    "",
    "npm run operator -- check [--send]",
    "                         tries every setting for real; --send also mails the operators",
    "npm run operator -- failed <unit>",
    "                         mails the operators that a unit of systemd has failed",
    "",
    "A member is named by the id, the address of the profile page or its number, or by e-mail or telephone.",
    "Every command, also one that only reads, writes a line of the audit log.",
  ].join("\n");
}
