import { type LiveEvent, liveEvent } from "@sanjog/contract/live-event";

/** Takes the text of an event stream in whatever pieces it arrives, and answers the events that each piece completes. */
export function createEventReader(): (piece: string) => LiveEvent[] {
  let rest = "";
  return (piece) => {
    // Line ends may be of either kind, and a piece may end between the two signs of one.
    const blocks = (rest + piece).replace(/\r\n/g, "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => eventOf(block) ?? []);
  };
}

/** The event that a block of lines holds; null for comments, other names, and what the contract does not know. */
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
