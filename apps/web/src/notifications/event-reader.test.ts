import { expect, test } from "vitest";
import { createEventReader } from "./event-reader.ts";

const text = (kind: string, unread: number) => `event: notice\ndata: ${JSON.stringify({ kind, unread })}\n\n`;

test("every event of a piece is answered, in order", () => {
  const read = createEventReader();
  expect(read(text("unread", 0) + text("request_received", 1))).toEqual([
    { kind: "unread", unread: 0 },
    { kind: "request_received", unread: 1 },
  ]);
});

test("an event may arrive sign by sign, with line ends of either kind", () => {
  for (const whole of [text("unread", 3), text("unread", 3).replaceAll("\n", "\r\n")]) {
    const read = createEventReader();
    expect([...whole].flatMap((sign) => read(sign))).toEqual([{ kind: "unread", unread: 3 }]);
  }
});

test.each([
  [": still here\n\n"],
  ["event: other\ndata: {}\n\n"],
  ["event: notice\ndata: not json\n\n"],
  ['event: notice\ndata: {"kind":"unread"}\n\n'],
  ['data: {"kind":"unread","unread":1}\n\n'],
  ["\n\n"],
])("%j tells nothing, and what follows is still read", (noise) => {
  const read = createEventReader();
  expect(read(noise)).toEqual([]);
  expect(read(text("unread", 1))).toEqual([{ kind: "unread", unread: 1 }]);
});
