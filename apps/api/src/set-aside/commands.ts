import { judgeSetAside } from "@sanjog/domain/connections/connection-request";
import { judgeSetAsideLimit, setAsideSince } from "@sanjog/domain/set-aside/set-aside";
import { AppError } from "../platform/app-error.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { lockPair, lockSetAside, requireActing } from "../relations/commands.ts";
import { loadVisible } from "../relations/queries/visibility.ts";

/**
 * Puts a member aside; for one who already is, the 30 days start again. Does not notify the member. Throws
 * `set_aside_full` at the limit.
 */
export async function setAside(deps: AreaDeps, viewer: Viewer, member_id: string): Promise<Date> {
  return deps.tx(async (tx) => {
    // The lock ensures that a simultaneous block or request either deletes the entry or prevents it.
    await lockPair(tx, viewer.id, member_id);
    const acting = await requireActing(tx, viewer);
    const { relation, ...owner } = await loadVisible(tx, viewer, member_id);
    const now = deps.now();
    const result = judgeSetAside(relation, { viewer: acting, owner }, now);
    if (!result.ok) throw new AppError(result.refusal);
    await requireRoom(tx, viewer, member_id, now);
    await tx
      .insertInto("set_aside_entries")
      .values({ owner_id: viewer.id, member_id, set_aside_at: now })
      .onConflict((there) => there.columns(["owner_id", "member_id"]).doUpdateSet({ set_aside_at: now }))
      .execute();
    return now;
  });
}

async function requireRoom(tx: Tx, viewer: Viewer, member_id: string, now: Date): Promise<void> {
  await lockSetAside(tx, viewer.id);
  const { others } = await tx
    .selectFrom("set_aside_entries")
    .where("owner_id", "=", viewer.id)
    .where("member_id", "<>", member_id)
    .where("set_aside_at", ">", setAsideSince(now))
    .select(({ fn }) => fn.countAll<string>().as("others"))
    .executeTakeFirstOrThrow();
  const result = judgeSetAsideLimit(Number(others));
  if (!result.ok) throw new AppError(result.refusal);
}

/**
 * Returns a member to the viewer's suggestions. Throws `not_found` for a hidden member as for one who is not put aside:
 * a block deletes the entry, and the error must not reveal the block.
 */
export async function bringBack(deps: AreaDeps, viewer: Viewer, member_id: string): Promise<void> {
  await deps.tx(async (tx) => {
    await requireActing(tx, viewer);
    await loadVisible(tx, viewer, member_id);
    const removed = await tx
      .deleteFrom("set_aside_entries")
      .where("owner_id", "=", viewer.id)
      .where("member_id", "=", member_id)
      .where("set_aside_at", ">", setAsideSince(deps.now()))
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw new AppError("not_found");
  });
}

/** Ends the viewer's "not now", in the transaction in which the viewer sends or answers a request, with the pair locked. */
export async function endSetAside(tx: Tx, owner_id: string, member_id: string): Promise<void> {
  await tx
    .deleteFrom("set_aside_entries")
    .where("owner_id", "=", owner_id)
    .where("member_id", "=", member_id)
    .execute();
}

/** Deletes whom the member has put aside and who has put the member aside, in the transaction of a change of gender. */
export async function forgetSetAsideOf(tx: Tx, member_id: string): Promise<void> {
  await tx
    .deleteFrom("set_aside_entries")
    .where(({ eb, or }) => or([eb("owner_id", "=", member_id), eb("member_id", "=", member_id)]))
    .execute();
}

/** Deletes both entries of two members, in the transaction of a block, with the pair locked. */
export async function forgetSetAsideBetween(tx: Tx, a: string, b: string): Promise<void> {
  await tx
    .deleteFrom("set_aside_entries")
    .where("owner_id", "in", [a, b])
    .where("member_id", "in", [a, b])
    .execute();
}

/** Nightly job: deletes the entries whose 30 days have passed. Every query ignores them before. */
export async function forgetReturned(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("set_aside_entries").where("set_aside_at", "<=", setAsideSince(now)).execute();
}
