import { blockMember } from "@sanjog/contract/blocks";
import { endConnection } from "@sanjog/contract/connections";
import {
  listAcceptedProposals,
  listReceivedProposals,
  listSentProposals,
  respondToProposal,
  revokeProposal,
  sendProposal,
} from "@sanjog/contract/proposals";
import { viewProfile } from "@sanjog/contract/view-profile";
import { expect } from "vitest";
import { as } from "./caller.ts";
import type { Person } from "./people.ts";
import type { TestApp } from "./test-app.ts";

type HasId = { id: string };

const lists = {
  received: listReceivedProposals,
  sent: listSentProposals,
  accepted: listAcceptedProposals,
} as const;

/** Returns what two members with a connection do and see, on the app of a test. */
export function proposalSteps(app: () => TestApp) {
  const respond = (person: Person, id: string, status: string) =>
    as(app(), person).call(respondToProposal, { params: { id }, body: { status } });
  const view = async (person: Person, other: HasId) =>
    (await as(app(), person).call(viewProfile, { params: { id: other.id } })).data.data;
  return {
    propose: (from: Person, to: HasId) =>
      as(app(), from).call(sendProposal, { body: { receiver_id: to.id } }),
    accept: (person: Person, id: string) => respond(person, id, "accepted"),
    reject: (person: Person, id: string) => respond(person, id, "rejected"),
    revoke: (person: Person, id: string) => as(app(), person).call(revokeProposal, { params: { id } }),
    unfriend: (person: Person, id: string) => as(app(), person).call(endConnection, { params: { id } }),
    block: (person: Person, other: HasId) =>
      as(app(), person).call(blockMember, { body: { blocked_user_id: other.id } }),
    respond,
    view,
    actions: async (person: Person, other: HasId) => (await view(person, other)).relation.actions,
    /** Returns every proposal, the oldest first. */
    rows: () => app().deps.db.selectFrom("proposals").orderBy("sent_at").orderBy("id").selectAll().execute(),
    /** Returns the profile statuses of these members. */
    statuses: async (...people: Person[]) => {
      const found = await app().deps.db.selectFrom("members").select(["id", "profile_status"]).execute();
      return people.map(({ id }) => found.find((member) => member.id === id)?.profile_status);
    },
    /** Returns the kinds of all relation events in their order. */
    events: async () => {
      const found = await app().deps.db.selectFrom("relation_events").orderBy("id").select("kind").execute();
      return found.map(({ kind }) => kind);
    },
    /** Returns a member's proposals as list and status: "sent open", "accepted accepted". */
    listed: async (person: Person): Promise<string[]> => {
      const found: string[] = [];
      for (const [name, endpoint] of Object.entries(lists)) {
        const { data } = await as(app(), person).call(endpoint);
        expect(data.total).toBe(data.data.length);
        found.push(...data.data.map(({ status }) => `${name} ${status}`));
      }
      return found;
    },
  };
}
