import type { RelationView } from "@sanjog/contract/member-view";
import { offeredOf, type Step } from "../../../relations/member-state.ts";

/** The steps that have a button in the foot or beside the name. */
const decided_here: readonly Step[] = [
  "send_request",
  "accept",
  "reject",
  "cancel",
  "shortlist",
  "unshortlist",
  "set_aside",
  "bring_back",
];

/** Returns whether a profile has a decision to offer; a connection has contacts and the card of a proposal instead. */
export function hasActions(relation: RelationView): boolean {
  return !relation.connected && offeredOf(relation, decided_here).length > 0;
}

/** Returns the steps that few people need, for the menu. */
export function menuSteps(relation: RelationView): Step[] {
  const kept = relation.connected ? (["shortlist", "unshortlist"] as const) : [];
  const saved = hasQuietPlace(relation) ? [] : offeredOf(relation, ["shortlist", "unshortlist", "set_aside"]);
  return [
    ...new Set([...offeredOf(relation, kept), ...saved, ...offeredOf(relation, ["unfriend", "block"])]),
  ];
}

/** Whether Save and Not now have a place beside the primary action. */
const hasQuietPlace = (relation: RelationView) =>
  !relation.connected && offeredOf(relation, ["reject"]).length === 0;
