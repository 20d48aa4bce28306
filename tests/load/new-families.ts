import { sql } from "kysely";
import { findNewFamilies } from "../../apps/api/src/suggestions/commands/find-new-families.ts";
import { openPlace, type Place } from "./places.ts";

const newcomers = 1_000;

export type NewFamilies = { newcomers: number; found: number; seconds: number };

/** Measures the nightly search for 1,000 new members, with everybody else waiting. */
export async function measureNewFamilies(place: Place): Promise<NewFamilies> {
  const { db, close } = await openPlace(place);
  const forget = async () => {
    await db.deleteFrom("quiet_notes").execute();
    await db.deleteFrom("card_arrivals").execute();
  };
  try {
    await forget();
    await sql`insert into card_arrivals (member_id, arrived_at)
      select member_id, now() from (select member_id from match_cards_female
        union all select member_id from match_cards_male) as card
      order by md5(member_id) limit ${newcomers}`.execute(db);
    const began = performance.now();
    const searched = await findNewFamilies({ db, now: () => new Date() });
    const seconds = (performance.now() - began) / 1_000;
    const notes = await db.selectFrom("quiet_notes").select("member_id").execute();
    await forget();
    return { newcomers: searched, found: notes.length, seconds };
  } finally {
    await close();
  }
}
