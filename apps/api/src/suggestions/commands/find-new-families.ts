import { dayInIndia, dayNumber } from "@sanjog/domain/calendar";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadMatchProfiles, type MatchProfile } from "../../relations/queries/match-profiles.ts";
import { membersFitting } from "../queries/new-families.ts";

const batch = 100;

/**
 * Nightly job: searches, for each member who is suggested for the first time, the members whom they may fit both ways. Who
 * fitted whom is not stored. Returns the number of new members.
 */
export async function findNewFamilies({ db, now }: Pick<AreaDeps, "db" | "now">): Promise<number> {
  const at = now();
  let newcomers = 0;
  for (
    let ids = await nextArrivals(db, "", at);
    ids.length > 0;
    ids = await nextArrivals(db, ids.at(-1) ?? "", at)
  ) {
    const profiles = await loadMatchProfiles(db, ids);
    for (const profile of profiles.values()) await noteMembersFitting(db, profile, at);
    newcomers += profiles.size;
  }
  return newcomers;
}

async function nextArrivals(db: Db, after: string, now: Date): Promise<string[]> {
  const today = dayNumber(dayInIndia(now));
  const { rows } = await sql<{ member_id: string }>`select a.member_id from card_arrivals a
    join (select member_id, suggestable_from_day from match_cards_female
      union all select member_id, suggestable_from_day from match_cards_male) as card using (member_id)
    where not a.searched and a.member_id > ${after} and card.suggestable_from_day <= ${today}
    order by a.member_id limit ${batch}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** One statement, so that a job that is stopped neither forgets a new member nor searches for one twice. */
async function noteMembersFitting(db: Db, newcomer: MatchProfile, now: Date): Promise<void> {
  await sql`with noted as (
      insert into quiet_notes as note (member_id, found_at)
      select member_id, ${now}::timestamptz from (${membersFitting(newcomer, now)}) as fitting
      on conflict (member_id) do update set found_at = excluded.found_at
        where note.found_at is distinct from excluded.found_at
    )
    update card_arrivals set searched = true where member_id = ${newcomer.id}`.execute(db);
}
