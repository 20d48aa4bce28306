import { sql } from "kysely";
import { systemRandom } from "../../apps/api/src/platform/crypto/random.ts";
import { tokenHash } from "../../apps/api/src/platform/crypto/secrets.ts";
import type { Database } from "../../apps/api/src/platform/database/open.ts";
import { loadMatchProfiles, type MatchProfile } from "../../apps/api/src/relations/queries/match-profiles.ts";
import { findSuggestions } from "../../apps/api/src/suggestions/queries.ts";

/** A member of the community who sends the measured requests. */
export type BenchViewer = {
  profile: MatchProfile;
  token: string;
  total: number;
  wishes: "narrow" | "middle" | "wide";
};

/** Returns signed-in members, each with the number of suggestions; a third have few and a third have many. */
export async function pickViewers({ db }: Database, count: number): Promise<BenchViewer[]> {
  const now = new Date();
  const { rows } = await sql<{ id: string }>`select id from members
    where profile_status in (1, 4) and public_profile and phone_verified_at is not null
    order by hashtextextended(id, 11) limit ${count}`.execute(db);
  const profiles = await loadMatchProfiles(
    db,
    rows.map(({ id }) => id),
  );
  const found: Omit<BenchViewer, "wishes">[] = [];
  for (const profile of profiles.values()) {
    const token = systemRandom.token();
    const session = { id: systemRandom.id(), token_hash: tokenHash(token), member_id: profile.id };
    const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) };
    await db
      .insertInto("member_sessions")
      .values({ ...session, ...times, device: "bench", ended_reason: null })
      .execute();
    const { total } = await findSuggestions(db, profile, { page: 1, per_page: 8 }, now);
    found.push({ profile, token, total });
  }
  found.sort((a, b) => a.total - b.total);
  const third = found.length / 3;
  return found.map((viewer, at) => {
    return { ...viewer, wishes: at < third ? "narrow" : at < 2 * third ? "middle" : "wide" };
  });
}
