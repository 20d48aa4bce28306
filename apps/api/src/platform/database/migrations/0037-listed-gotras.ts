import { type Gotras, gotraKeys } from "@sanjog/domain/suggestions/gotra";
import { withListedGotras } from "@sanjog/i18n/gotra-named";
import { type Kysely, sql } from "kysely";
import { gotraNumber } from "../gotra-number.ts";

type Row = Gotras & { member_id: string };
const at_once = 1_000;

/**
 * Gotras that families wrote in their own words are those of the list, now that it knows more spellings, and the words
 * that stay compare without adhak and nukta. Else the rule against marrying into one's gotra would not hold for members
 * who joined before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after = "";
  for (;;) {
    const { rows } = await sql<Row>`
      select member_id, paternal_gotra, paternal_gotra_other, maternal_gotra, maternal_gotra_other from family_details
      where (paternal_gotra = 'other' or maternal_gotra = 'other') and member_id > ${after}
      order by member_id limit ${at_once}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.member_id;
    await write(db, rows.map(withListedGotras));
  }
}

async function write(db: Kysely<unknown>, rows: readonly Row[]): Promise<void> {
  await sql`update family_details as family
    set paternal_gotra = told.paternal_gotra, paternal_gotra_other = told.paternal_gotra_other,
      maternal_gotra = told.maternal_gotra, maternal_gotra_other = told.maternal_gotra_other
    from json_populate_recordset(null::family_details, ${JSON.stringify(rows)}::json) as told
    where family.member_id = told.member_id`.execute(db);
  const numbers = rows.map((row) => {
    const { paternal, maternal } = gotraKeys(row);
    return {
      member_id: row.member_id,
      paternal_gotra: gotraNumber(paternal),
      maternal_gotra: gotraNumber(maternal),
    };
  });
  for (const table of ["match_cards_female", "match_cards_male"]) {
    await sql`update ${sql.table(table)} as card
      set paternal_gotra = told.paternal_gotra, maternal_gotra = told.maternal_gotra
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(numbers)}::json) as told
      where card.member_id = told.member_id`.execute(db);
  }
}
