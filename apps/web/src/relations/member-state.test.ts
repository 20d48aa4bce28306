import type { RelationView } from "@sanjog/contract/member-view";
import { expect, test } from "vitest";
import { offeredOf, stateOf } from "./member-state.ts";

const strangers: RelationView = { connected: false, shortlisted: false, request: null, actions: [] };
const asked = (status: string, sent_by_viewer: boolean): RelationView => ({
  ...strangers,
  connected: status === "accepted",
  request: { id: "r", status, sent_by_viewer },
});

test.each([
  ["strangers have none", strangers, null],
  ["a shortlisted stranger", { ...strangers, shortlisted: true }, "shortlisted"],
  ["one whom I asked", asked("pending", true), "sent"],
  ["one who asks me", asked("pending", false), "received"],
  ["one whom I declined", asked("rejected", false), "rejected"],
  ["one who declined me", asked("rejected", true), "declined"],
  ["a connection", asked("accepted", true), "connected"],
  ["a request outweighs the shortlist", { ...asked("pending", true), shortlisted: true }, "sent"],
])("the word for %s", (_, relation, word) => {
  expect(stateOf(relation)).toBe(word);
});

test("a screen offers only what the server offers, in its own order", () => {
  const relation = { ...strangers, actions: ["block", "shortlist", "send_request"] };
  expect(offeredOf(relation, ["send_request", "unfriend", "block"])).toEqual(["send_request", "block"]);
});
