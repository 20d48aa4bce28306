import { mayMeet } from "@sanjog/domain/privacy/visibility";
import { strangers } from "@sanjog/domain/relations/relation";
import { expect, test } from "vitest";
import { createPeople } from "./people.ts";
import { isCompletePerson, type SeedPerson } from "./person.ts";
import { createRelations } from "./relations.ts";

const now = new Date("2026-11-21T06:00:00Z");
const people = createPeople(now);
const relations = createRelations(people, now);
const person = (key: string) => people.find((found) => found.key === key) as SeedPerson;
const pair = (a: string, b: string) => [a, b].sort().join(" ");
const pairs = [
  ...relations.requests.map(({ sender, receiver }) => pair(sender, receiver)),
  ...relations.blocks.map(({ blocker, blocked }) => pair(blocker, blocked)),
];

test("between two members there is one request or one block, never both", () => {
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("nothing stands between the first two demo accounts", () => {
  expect(pairs).not.toContain(pair("asha", "balbir"));
});

test("Asha finds something in every list", () => {
  const statuses = (side: "sender" | "receiver") =>
    new Set(relations.requests.filter((request) => request[side] === "asha").map(({ status }) => status));
  expect(statuses("sender")).toEqual(new Set(["pending", "accepted", "rejected"]));
  expect(statuses("receiver")).toEqual(new Set(["pending", "accepted", "rejected"]));
  expect(relations.shortlist.filter(({ owner }) => owner === "asha")).not.toEqual([]);
  expect(relations.shortlist.filter(({ member }) => member === "asha")).not.toEqual([]);
  expect(relations.blocks.some(({ blocker }) => blocker === "asha")).toBe(true);
  expect(relations.blocks.some(({ blocked }) => blocked === "asha")).toBe(true);
});

test("requests go between complete members of two genders, after both had joined", () => {
  for (const { sender, receiver, sent_days_ago, answered_days_ago, status } of relations.requests) {
    const [from, to] = [person(sender), person(receiver)];
    expect(from.account.gender).not.toBe(to.account.gender);
    expect(isCompletePerson(from) && isCompletePerson(to)).toBe(true);
    expect(sent_days_ago).toBeLessThan(Math.min(from.account.joined_days_ago, to.account.joined_days_ago));
    expect(answered_days_ago === null).toBe(status === "pending");
  }
});

test("the sender of an open request could meet the receiver", () => {
  for (const { sender, receiver } of relations.requests.filter(({ status }) => status === "pending")) {
    const { account } = person(receiver);
    const relation = {
      ...strangers,
      request: { id: "", status: "pending" as const, sent_by_viewer: false, answered_at: null },
    };
    expect(
      mayMeet({ complete: true }, { ...account, complete: true, leaving: false }, relation),
      `${sender} to ${receiver}`,
    ).toBe(true);
  }
});
