import { blockMember, unblockMember } from "@sanjog/contract/blocks";
import { cancelRequest, endConnection, respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { respondToProposal, revokeProposal, sendProposal } from "@sanjog/contract/proposals";
import { bringBack, setAside } from "@sanjog/contract/set-aside";
import { addToShortlist, removeFromShortlist } from "@sanjog/contract/shortlist";
import { sql } from "kysely";
import { profileChanged } from "../../src/platform/database/profile-change.ts";
import { as } from "./caller.ts";
import { createComplete, createMan } from "./families.ts";
import type { Person } from "./people.ts";
import { day, type ModelAction, type ModelState } from "./reference-model.ts";
import type { TestApp } from "./test-app.ts";

const names = ["Asha", "Balbir", "Charan", "Deepak", "Esha", "Fateh", "Gurmeet", "Harjit"];

/** Members as a reference model numbers them: women even, men odd. */
export async function createModelMembers(app: TestApp, members: number): Promise<Person[]> {
  const people: Person[] = [];
  for (const [nth, name] of names.slice(0, members).entries()) {
    people.push(await (nth % 2 === 0 ? createComplete : createMan)(app, name));
  }
  return people;
}

/** Takes the step through its endpoint; returns the status and the id of the created row. */
export async function takeStep(
  app: TestApp,
  people: readonly Person[],
  step: ModelAction,
): Promise<{ status: number; id: string }> {
  const { status, data } = await callEndpoint(app, people, step);
  return { status, id: data?.id ?? "" };
}

async function callEndpoint(app: TestApp, people: readonly Person[], step: ModelAction) {
  const caller = as(app, people[step.who]);
  const other = "other" in step ? (people[step.other]?.id ?? "") : "";
  const params = { id: "id" in step ? step.id : other };
  switch (step.verb) {
    case "ask":
      return caller.call(sendRequest, { body: { receiver_id: other } });
    case "accept_request":
    case "reject_request": {
      const status = step.verb === "accept_request" ? "accepted" : "rejected";
      return caller.call(respondToRequest, { params, body: { status } });
    }
    case "cancel":
      return { ...(await caller.call(cancelRequest, { params })), data: undefined };
    case "unfriend":
      return { ...(await caller.call(endConnection, { params })), data: undefined };
    case "propose":
      return caller.call(sendProposal, { body: { receiver_id: other } });
    case "accept":
    case "reject": {
      const status = step.verb === "accept" ? "accepted" : "rejected";
      return caller.call(respondToProposal, { params, body: { status } });
    }
    case "revoke":
      return { ...(await caller.call(revokeProposal, { params })), data: undefined };
    case "block":
      return caller.call(blockMember, { body: { blocked_user_id: other } });
    case "unblock":
      return { ...(await caller.call(unblockMember, { params })), data: undefined };
    case "set_aside":
      return caller.call(setAside, { body: { set_aside_user_id: other } });
    case "bring_back":
      return { ...(await caller.call(bringBack, { params })), data: undefined };
    case "shortlist":
      return caller.call(addToShortlist, { body: { favorite_user_id: other } });
    case "unshortlist":
      return { ...(await caller.call(removeFromShortlist, { params })), data: undefined };
  }
}

type Rows = { status: Record<string, number> | null } & Record<
  "requests" | "proposals" | "blocks" | "shortlists" | "set_aside",
  { from: string; to: string; state: string }[] | null
>;

/** Reads the state of these members from the database, in the form of the reference model. */
export async function readModel(
  { deps }: TestApp,
  people: readonly Person[],
  now: number,
): Promise<ModelState> {
  const ids = people.map(({ id }) => id);
  const lapsed = new Date(now - 7 * day);
  const returned = new Date(now - 30 * day);
  const pairs = (columns: string, from: string, state = sql`''`, only = sql`true`) =>
    sql`(select json_agg(json_build_object('from', ${sql.ref(columns.split(" ")[0] ?? "")}, 'to',
      ${sql.ref(columns.split(" ")[1] ?? "")}, 'state', ${state})) from ${sql.table(from)}
      where ${sql.ref(columns.split(" ")[0] ?? "")} = any(${ids}::text[]) and ${only})`;
  const { rows } = await sql<Rows>`select
    (select json_object_agg(id, profile_status) from members where id = any(${ids}::text[])) as status,
    ${pairs("sender_id receiver_id", "connection_requests", sql`status`)} as requests,
    ${pairs("sender_id receiver_id", "proposals", sql`case when status = 'open' and sent_at <= ${lapsed} then 'lapsed' else status end`)} as proposals,
    ${pairs("blocker_id blocked_id", "blocks")} as blocks,
    ${pairs("owner_id member_id", "shortlist_entries")} as shortlists,
    ${pairs("owner_id member_id", "set_aside_entries", sql`''`, sql`set_aside_at > ${returned}`)} as set_aside`.execute(
    deps.db,
  );
  const [row] = rows;
  if (!row) throw new Error("the database answered nothing");
  const numbered = (list: Rows["blocks"], between: string) =>
    (list ?? [])
      .map(({ from, to, state }) => `${ids.indexOf(from)}${between}${ids.indexOf(to)} ${state}`.trim())
      .sort();
  return {
    status: ids.map((id) => row.status?.[id] ?? -1),
    requests: numbered(row.requests, " > "),
    proposals: numbered(row.proposals, " > "),
    blocks: numbered(row.blocks, " "),
    shortlists: numbered(row.shortlists, " "),
    set_aside: numbered(row.set_aside, " "),
  };
}

/** Resets the members to strangers who are active and public. */
export async function startAnew({ deps }: TestApp, people: readonly Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await deps.tx(async (tx) => {
    await tx.deleteFrom("connection_requests").where("sender_id", "in", ids).execute();
    await tx.deleteFrom("blocks").where("blocker_id", "in", ids).execute();
    await tx.deleteFrom("shortlist_entries").where("owner_id", "in", ids).execute();
    await tx.deleteFrom("set_aside_entries").where("owner_id", "in", ids).execute();
    await tx.deleteFrom("relation_events").where("actor_id", "in", ids).execute();
    await tx.deleteFrom("notices").where("member_id", "in", ids).execute();
    const changed = await tx
      .updateTable("members")
      .set({ profile_status: 1, public_profile: true })
      .where("id", "in", ids)
      .where(({ eb, or }) => or([eb("profile_status", "<>", 1), eb("public_profile", "=", false)]))
      .returning("id")
      .execute();
    for (const { id } of changed) await profileChanged(deps, tx, id);
  });
}
