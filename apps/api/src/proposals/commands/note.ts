import type { NotificationKind } from "@sanjog/domain/notifications/notification-kinds";
import { notify } from "../../notifications/commands.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { RelationEvent } from "../../platform/database/relation-tables.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { recordEvent } from "../../relations/commands.ts";

/** The notification that the other member gets for each event. Closing and dissolving have no notification here. */
const notificationOf = {
  proposal_sent: "proposal_received",
  proposal_accepted: "proposal_accepted",
  proposal_rejected: "proposal_rejected",
  proposal_revoked: "proposal_revoked",
} as const satisfies Partial<Record<RelationEvent, NotificationKind>>;

export type NotifiedEvent = keyof typeof notificationOf;

/** Records an event between two members and notifies the other one. */
export async function note(
  deps: AreaDeps,
  tx: Tx,
  event: { actor_id: string; member_id: string; kind: NotifiedEvent; at: Date },
): Promise<void> {
  await recordEvent(tx, event);
  await notify(deps, tx, {
    member_id: event.member_id,
    kind: notificationOf[event.kind],
    actor_id: event.actor_id,
  });
}
