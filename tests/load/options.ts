import { parseArgs } from "node:util";
import { type Kind, kinds } from "./places.ts";

export type BenchOptions = { members: number[]; on: Kind[]; seconds: number };

/** What was typed after the command; a mistake is a sentence. */
export function readOptions(args: string[], members: string): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: "string", default: members },
      on: { type: "string", default: kinds.join() },
      seconds: { type: "string", default: "5" },
    },
  });
  const listed = (text: string) => text.split(",").filter(Boolean);
  const sizes = listed(values.members).map(Number);
  if (sizes.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 100 || size > 5_000_000)) {
    throw new Error("--members takes numbers from 100 to 5000000, separated by commas");
  }
  const on = listed(values.on).filter((kind): kind is Kind => (kinds as readonly string[]).includes(kind));
  if (on.length === 0) throw new Error("--on takes server, embedded, or both separated by a comma");
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 600)) throw new Error("--seconds takes a number up to 600");
  return { members: sizes, on, seconds };
}
