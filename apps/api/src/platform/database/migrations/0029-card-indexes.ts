import { type Kysely, sql } from "kysely";

/**
 * Most members wish for some castes, occupations or countries, and each keeps most others out: a search then reads those
 * cards alone instead of all of the wished ages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const gender of ["female", "male"]) {
    for (const [name, column] of [
      ["caste", "is_caste"],
      ["occupation", "is_occupation"],
      ["country", "country_id"],
    ] as const) {
      await sql`create index ${sql.id(`match_cards_${gender}_by_${name}`)}
        on ${sql.table(`match_cards_${gender}`)} (${sql.ref(column)}, born_on_day)`.execute(db);
    }
  }
}
