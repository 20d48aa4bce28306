import { mayMeet } from "@sanjog/domain/privacy/visibility";
import { strangers } from "@sanjog/domain/relations/relation";
import { expect, test } from "vitest";
import { notificationsOf } from "./notifications.ts";
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

test("proposals in every state go between connections, and nobody has two open", () => {
  const connected = relations.requests.filter(({ status }) => status === "accepted");
  const connections = connected.map(({ sender, receiver }) => pair(sender, receiver));
  for (const { sender, receiver } of relations.proposals)
    expect(connections).toContain(pair(sender, receiver));
  const statuses = new Set(relations.proposals.map(({ status }) => status));
  expect(statuses).toEqual(new Set(["open", "accepted", "rejected", "lapsed"]));
  const waiting = relations.proposals.filter(({ status }) => status === "open").map(({ sender }) => sender);
  expect(new Set(waiting).size).toBe(waiting.length);
  const matched = relations.proposals.filter(({ status }) => status === "accepted");
  for (const key of matched.flatMap(({ sender, receiver }) => [sender, receiver]))
    expect(person(key).account.profile_status).toBe(5);
});

test("Asha has been proposed to, and was told so", () => {
  const told = notificationsOf(relations).filter(({ member }) => member === "asha");
  expect(told).toContainEqual(expect.objectContaining({ kind: "proposal_received", status: "unread" }));
  expect(new Set(told.map(({ actor, topic }) => `${actor} ${topic}`)).size).toBe(told.length);
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
