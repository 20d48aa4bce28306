import { type GoodNewsKind, goodNewsKinds } from "@sanjog/domain/notifications/notification-kinds";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { announceCount } from "../commands.ts";
import { countUnread } from "../queries.ts";

/**
 * Records that the viewer opens the page about another member's yes, and marks the notification as read. `first` is true
 * for one caller only, so that of several open pages one shows it. The page about a match makes that about the
 * connection obsolete.
 */
export async function openGoodNews(
  deps: AreaDeps,
  viewer: Viewer,
  { kind, user_id }: { kind: GoodNewsKind; user_id: string },
): Promise<{ first: boolean; unread: number }> {
  return deps.tx(async (tx) => {
    const opened = await tx
      .updateTable("notices")
      .set({ status: "read", opened_at: deps.now() })
      .where("member_id", "=", viewer.id)
      .where("actor_id", "=", user_id)
      .where("kind", "in", kind === "proposal_accepted" ? [...goodNewsKinds] : [kind])
      .where("opened_at", "is", null)
      .returning("kind")
      .execute();
    if (opened.length > 0) await announceCount(deps, tx, viewer.id);
    return { first: opened.some((row) => row.kind === kind), unread: await countUnread(tx, viewer) };
  });
}
