import { isLoud, type NoticeKind, noticeKinds } from "@sanjog/domain/notices/notice-kinds";
import type { Tx } from "../platform/database/open.ts";
import type { Deps } from "../platform/deps.ts";

/** Something that `actor_id` did and `member_id` may know. */
export type News = { member_id: string; kind: NoticeKind; actor_id: string };

/**
 * Tells a member what another did, in the transaction in which it was done: the notice, and whatever goes out by mail
 * and push once it is kept. It takes the place of the earlier word about the same two and the same matter.
 */
export async function tell(deps: Deps, tx: Tx, news: News): Promise<void> {
  await writeNotice(deps, tx, news);
}

async function writeNotice(deps: Deps, tx: Tx, { member_id, kind, actor_id }: News) {
  const { topic } = noticeKinds[kind];
  const now = deps.now();
  const id = deps.random.id();
  const last = await tx
    .selectFrom("notices")
    .where("member_id", "=", member_id)
    .where("actor_id", "=", actor_id)
    .where("topic", "=", topic)
    .select(["loud_kind", "loud_at"])
    .forUpdate()
    .executeTakeFirst();
  const went = last?.loud_kind && last.loud_at ? { kind: last.loud_kind, at: last.loud_at } : null;
  const loud = isLoud(kind, went, now);
  const word = { id, kind, status: "unread" as const, told_at: now };
  const out = loud ? { loud_kind: kind, loud_at: now } : {};
  await tx
    .insertInto("notices")
    .values({ loud_kind: null, loud_at: null, ...word, ...out, member_id, actor_id, topic })
    .onConflict((conflict) =>
      conflict.columns(["member_id", "actor_id", "topic"]).doUpdateSet({ ...word, ...out }),
    )
    .execute();
  return { id, loud };
}
