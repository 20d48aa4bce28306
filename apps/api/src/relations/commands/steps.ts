import type { Step } from "@sanjog/domain/state-table";
import { type RawBuilder, sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";

type Parties = { sender_id: string; receiver_id: string };

/** Returns who the other of the two is, and whether the viewer sent the request or the proposal. */
export function sideOf({ sender_id, receiver_id }: Parties, viewer: Viewer) {
  const sent_by_viewer = sender_id === viewer.id;
  return { sent_by_viewer, member_id: sent_by_viewer ? receiver_id : sender_id };
}

/**
 * Takes a step of a life cycle: `change` updates or deletes the row where the given condition holds, which is what the
 * state table says of the step, the state and the party. Refuses `request_stale` where no row was changed, since another
 * step was faster.
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
