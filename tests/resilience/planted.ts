import { sql } from "kysely";
import type { LiveDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import { onEmbedded, type Scene } from "./inside-server.ts";
import { lookFromOutside, lookInside } from "./look-over.ts";
import { checkAnswers } from "./record.ts";
import type { Fault } from "./run.ts";
import { markerOf, savePreferences } from "./writers.ts";

/** Breaks the database's invariants, with its constraints removed. */
const plants: readonly string[] = [
  // V1
  "update preferences set about_desired_partner = 'nobody wrote this'",
  // V2
  "insert into blocks (blocker_id, blocked_id, blocked_at) select sender_id, receiver_id, now() from connection_requests",
  // V3
  `insert into proposals (id, connection_id, sender_id, receiver_id, status, sent_at)
   select 'planted', id, sender_id, receiver_id, 'open', now() from connection_requests limit 1`,
  "update connection_requests set status = 'rejected' where id = (select connection_id from proposals)",
  // V4
  "update pictures set storage_key = 'planted-picture-key' where id = (select min(id) from pictures)",
  // V5
  "alter table family_details drop constraint married_brothers_within_brothers",
  "update family_details set brother_married_count = brother_count + 1",
  // V6
  "update reset_links set used_at = null",
];

const expected = ["V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8"];

/** Plants each violation and checks that the checker finds it, since a checker that sees nothing proves nothing. */
export const planted: Fault = {
  does: "a broken promise of each kind, planted, which the checks must see",
  cycles: 1,
  run(settings) {
    const wanted = { members: 8, keys: 3, connections: 5, looked_over: false };
    return onEmbedded(wanted, settings, async (scene) => {
      const found = await plantAndLook(scene, settings.seed);
      const unseen = expected.filter((rule) => !found.some((violation) => violation.startsWith(`${rule}:`)));
      scene.notify(`seen: ${expected.filter((rule) => !unseen.includes(rule)).join(", ")}`);
      scene.violations.push(...unseen.map((rule) => `${rule} was planted and not seen`));
    });
  },
};

async function plantAndLook({ app, record }: Scene, seed: number): Promise<string[]> {
  await app.start();
  const [asha = null] = app.members;
  await record.send(app.base(), asha, savePreferences(markerOf(1)));
  for (const { use } of app.keys) await record.send(app.base(), null, use);
  await app.stop();
  const before = await lookInside(app, record.operations, seed);
  if (before.violations.length > 0) return [];
  await app.inside((live) => plant(live));
  const { violations } = await lookInside(app, record.operations, seed);
  const seen = await lookFromOutside(app, record, before.cells);
  const thrownOut = record.operations
    .filter(({ who }) => who)
    .map((operation) => ({ ...operation, status: 401 }));
  return [...violations, ...seen, ...checkAnswers(thrownOut)];
}

async function plant({ deps }: LiveDeps): Promise<void> {
  for (const statement of plants) await sql.raw(statement).execute(deps.db);
}
