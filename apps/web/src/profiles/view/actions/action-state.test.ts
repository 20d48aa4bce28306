import type { RelationView } from "@sanjog/contract/member-view";
import { expect, test } from "vitest";
import { hasActions, menuSteps } from "./action-state.ts";

const relation = (connected: boolean, actions: string[]): RelationView => ({
  connected,
  shortlisted: false,
  request: null,
  actions,
});

test.each([
  ["a stranger", false, ["send_request", "shortlist", "set_aside", "block"], true, ["block"]],
  ["a sender", false, ["accept", "reject", "shortlist", "block"], true, ["shortlist", "block"]],
  [
    "a connection",
    true,
    ["unfriend", "propose", "shortlist", "block"],
    false,
    ["shortlist", "unfriend", "block"],
  ],
  [
    "a proposer",
    true,
    ["accept_proposal", "reject_proposal", "unfriend", "block"],
    false,
    ["unfriend", "block"],
  ],
  ["the own match", true, ["block"], false, ["block"]],
  ["the own profile", false, [], false, []],
])("%s has a decision in the foot only where one is open, and the rest in the menu", (...row) => {
  const [, connected, actions, in_foot, in_menu] = row;
  expect(hasActions(relation(connected, actions))).toBe(in_foot);
  expect(menuSteps(relation(connected, actions))).toEqual(in_menu);
});
