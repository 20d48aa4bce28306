import type { ListCounts } from "@sanjog/contract/home";
import { expect, test } from "vitest";
import {
  clearStepsOf,
  countOf,
  entryOf,
  type HomeList,
  homeEntries,
  homeLists,
  listOf,
  listsUnder,
  menuStepsOf,
  restoredList,
} from "./home-state.ts";

const none: ListCounts = {
  shortlisted: 0,
  connections: 0,
  received: 0,
  sent: 0,
  rejected: 0,
  declined: 0,
  accepted_proposals: 0,
  received_proposals: 0,
  sent_proposals: 0,
  set_aside: 0,
  blocked: 0,
};

test("The home opens at the list that this session remembers", () => {
  for (const list of homeLists) expect(restoredList(list)).toBe(list);
});

test.each([null, undefined, "", "marriage_proposals", "constructor", 1])(
  "With %s remembered the home opens with what waits and the connections",
  (stored) => {
    expect(restoredList(stored)).toBeNull();
  },
);

test("Every list belongs to a row, and every row opens a list that belongs to it", () => {
  for (const list of homeLists) expect(homeEntries).toContain(entryOf(list));
  for (const entry of homeEntries) expect(entryOf(listOf(entry))).toBe(entry);
});

test("The proposals have three lists, in the order of the specification", () => {
  expect(listsUnder("marriage_proposals")).toEqual([
    "accepted_proposals",
    "received_proposals",
    "sent_proposals",
  ]);
  expect(listsUnder("connections")).toEqual([]);
});

test.each<[Partial<ListCounts>, (typeof homeEntries)[number], number, boolean]>([
  [{ received: 2 }, "received", 2, true],
  [{ received: 0 }, "received", 0, false],
  [{ sent: 4 }, "sent", 4, false],
  [{ received_proposals: 1, sent_proposals: 2 }, "marriage_proposals", 1, true],
  [{ accepted_proposals: 1, sent_proposals: 2 }, "marriage_proposals", 3, false],
])("With %o the row %s shows %i, waiting: %s", (counts, entry, count, waiting) => {
  expect(countOf(entry, { ...none, ...counts })).toEqual({ count, waiting });
});

test.each<[Partial<ListCounts>, HomeList]>([
  [{}, "received_proposals"],
  [{ accepted_proposals: 1 }, "accepted_proposals"],
  [{ sent_proposals: 1 }, "sent_proposals"],
  [{ accepted_proposals: 1, received_proposals: 1, sent_proposals: 1 }, "received_proposals"],
])("With the proposals %o their row opens %s, never an empty list beside another", (counts, list) => {
  expect(listOf("marriage_proposals", { ...none, ...counts })).toBe(list);
});

test("A row has at most two clear buttons, and the menu has what else the server offers", () => {
  for (const steps of Object.values(clearStepsOf)) expect(steps.length).toBeLessThanOrEqual(2);
  const menu = (list: keyof typeof clearStepsOf, ...actions: string[]) =>
    menuStepsOf(
      { connected: false, shortlisted: false, request: null, proposal: null, actions },
      clearStepsOf[list],
    );
  expect(menu("received", "accept", "reject", "shortlist", "block")).toEqual(["shortlist", "block"]);
  expect(menu("connections", "propose", "unfriend", "block")).toEqual(["propose", "unfriend", "block"]);
  expect(menu("sent_proposals", "revoke_proposal", "block")).toEqual(["block"]);
});
