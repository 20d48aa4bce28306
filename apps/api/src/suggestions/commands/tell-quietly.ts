import { new_families } from "@sanjog/domain/notifications/notification-kinds";
import { emptyListBefore, lastNoteBefore } from "@sanjog/domain/suggestions/quiet-note";
import { maybeSuggested } from "@sanjog/domain/suggestions/suggestable";
import { type RawBuilder, sql } from "kysely";
import { sendEmptyListLetter, tellOfNewFamilies } from "../../notifications/commands/tell-quietly.ts";
import { receivesMail } from "../../notifications/queries/mail-recipients.ts";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadMatchProfiles, type MatchProfile } from "../../relations/queries/match-profiles.ts";
import { countCardsFor, countNewFamilies, lastVisit } from "../queries/new-families.ts";
import { countSuggestions, findNarrowestWish } from "../queries.ts";

const batch = 200;

type Due = { member_id: string; since: Date | null };

/** A member who is due, with the profile; null while nobody may find them: paused, matched, suspended, hidden or leaving. */
type DueMember = Due & { profile: MatchProfile | null };

/**
 * Daily job: notifies members, at most once a week each, of how many new families fit both ways since their last visit. The
 * number is counted by their own search, so that their list shows as many.
 */
export async function tellMembersOfNewFamilies(deps: AreaDeps): Promise<void> {
  const now = deps.now();
  const due = sql`select n.member_id, greatest(${lastVisit}, n.told_at) as since
    from quiet_notes n join members m on m.id = n.member_id
    where n.found_at is not null and (n.told_at is null or n.told_at <= ${lastNoteBefore(now)})`;
  await forEachDue(deps.db, due, async ({ member_id, since, profile }) => {
    const families = profile && since ? await countNewFamilies(deps.db, profile, since, now) : 0;
    await deps.tx(async (tx) => {
      const taken = await tx
        .updateTable("quiet_notes")
        .set({ found_at: null })
        .where("member_id", "=", member_id)
        .where("found_at", "is not", null)
        .executeTakeFirst();
      if (families === 0 || taken.numUpdatedRows === 0n) return;
      if (!(await tellOfNewFamilies(deps, tx, member_id, families))) return;
      await tx.updateTable("quiet_notes").set({ told_at: now }).where("member_id", "=", member_id).execute();
    });
  });
}

/** Daily job: sends the letter to members whose list has been empty for 30 days, once. */
export async function writeToEmptyLists(deps: AreaDeps): Promise<void> {
  const now = deps.now();
  const due = sql`select n.member_id, null::timestamptz as since
    from quiet_notes n join members m on m.id = n.member_id
    where n.empty_since <= ${emptyListBefore(now)} and n.letter_at is null and ${receivesMail(new_families)}`;
  await forEachDue(deps.db, due, async ({ member_id, profile }) => {
    if (!profile) return;
    if ((await countSuggestions(deps.db, profile, now)) > 0) {
      await noteListLength(deps.db, member_id, 1, now);
      return;
    }
    const narrowest = await findNarrowestWish(deps.db, profile, now);
    const cards = await countCardsFor(deps.db, profile);
    await deps.tx(async (tx) => {
      const taken = await tx
        .updateTable("quiet_notes")
        .set({ letter_at: now })
        .where("member_id", "=", member_id)
        .where("letter_at", "is", null)
        .executeTakeFirst();
      if (taken.numUpdatedRows > 0n) await sendEmptyListLetter(deps, tx, member_id, { cards, narrowest });
    });
  });
}

async function forEachDue(
  db: Db,
  due: RawBuilder<unknown>,
  settle: (member: DueMember) => Promise<void>,
): Promise<void> {
  const next = async (after: string) =>
    (await sql<Due>`${due} and n.member_id > ${after} order by n.member_id limit ${batch}`.execute(db)).rows;
  for (let some = await next(""); some.length > 0; some = await next(some.at(-1)?.member_id ?? "")) {
    const profiles = await loadMatchProfiles(
      db,
      some.map(({ member_id }) => member_id),
    );
    for (const member of some) {
      const profile = profiles.get(member.member_id);
      const found = profile && maybeSuggested({ ...profile.presence, complete: true });
      await settle({ ...member, profile: found ? profile : null });
    }
  }
}

/** Stores since when a member's list is empty, as the member saw it. */
export async function noteListLength(db: Db, member_id: string, total: number, now: Date): Promise<void> {
  if (total > 0) {
    await db
      .updateTable("quiet_notes")
      .set({ empty_since: null })
      .where("member_id", "=", member_id)
      .where("empty_since", "is not", null)
      .execute();
    return;
  }
  await sql`insert into quiet_notes as note (member_id, empty_since) values (${member_id}, ${now})
    on conflict (member_id) do update set empty_since = excluded.empty_since
      where note.empty_since is null`.execute(db);
}
