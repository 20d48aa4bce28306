import { type LiveEvent, liveEvent } from "@sanjog/contract/live-event";

/**
 * Creates a parser that takes an event stream in chunks of any size and returns the events that each chunk completes.
 */
export function createEventReader(): (piece: string) => LiveEvent[] {
  let rest = "";
  return (piece) => {
    // Line ends may be LF or CRLF, and a chunk may end between CR and LF.
    const blocks = (rest + piece).replace(/\r\n/g, "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => eventOf(block) ?? []);
  };
}

/**
 * Returns the event of a block of lines; null for comments, other event names, and data that the contract does not
 * know.
 */
function eventOf(block: string): LiveEvent | null {
  const lines = block.split("\n").map((line) => /^([^:]*):? ?(.*)$/.exec(line));
  const valuesOf = (field: string) => lines.flatMap((line) => (line?.[1] === field ? [line[2] ?? ""] : []));
  if (valuesOf("event").at(-1) !== "notice") return null;
  const read = liveEvent.safeParse(fromJson(valuesOf("data").join("\n")));
  return read.success ? read.data : null;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
