import { expect, test } from "vitest";
import { entryOf, homeEntries, homeLists, listOf, listsUnder, restoredList } from "./home-state.ts";

test("the home opens at the list that this session remembers", () => {
  for (const list of homeLists) expect(restoredList(list)).toBe(list);
});

test.each([null, undefined, "", "marriage_proposals", "constructor", 1])(
  "with %s remembered it opens at connections",
  (stored) => {
    expect(restoredList(stored)).toBe("connections");
  },
);

test("every list stands under an entry of the menu, and every entry leads to a list under it", () => {
  for (const list of homeLists) expect(homeEntries).toContain(entryOf(list));
  for (const entry of homeEntries) expect(entryOf(listOf(entry))).toBe(entry);
});

test("requests and proposals have a second row, in the order of the specification", () => {
  expect(listsUnder("connection_requests")).toEqual(["received", "sent", "rejected", "declined"]);
  expect(listsUnder("marriage_proposals")).toEqual([
    "accepted_proposals",
    "received_proposals",
    "sent_proposals",
  ]);
  expect(listsUnder("connections")).toEqual([]);
});
