import type { Step } from "@sanjog/domain/state-table";
import { type RawBuilder, sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";

type Parties = { sender_id: string; receiver_id: string };

/** Returns the id of the other member, and whether the viewer sent the request or proposal. */
export function sideOf({ sender_id, receiver_id }: Parties, viewer: Viewer) {
  const sent_by_viewer = sender_id === viewer.id;
  return { sent_by_viewer, member_id: sent_by_viewer ? receiver_id : sender_id };
}

/**
 * Takes a step of a life cycle. `change` updates or deletes the row on the given condition, by which the state table
 * allows this party the step from this state. Throws `request_stale` if no row matched, because another step came first.
 */
export async function applyStep(
  id: string,
  { by, from }: Pick<Step<string, "sender" | "receiver">, "by" | "from">,
  viewer: Viewer,
  change: (allowed: RawBuilder<boolean>) => { executeTakeFirst(): Promise<object | undefined> },
): Promise<void> {
  const party = sql.ref(by === "sender" ? "sender_id" : "receiver_id");
  const allowed = sql<boolean>`id = ${id} and status = any(${[...from]}::text[]) and ${party} = ${viewer.id}`;
  if (!(await change(allowed).executeTakeFirst())) throw new AppError("request_stale");
}
