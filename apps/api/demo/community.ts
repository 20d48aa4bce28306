import { day_ms, momentBefore } from "@sanjog/domain/calendar";
import { photoSizes } from "@sanjog/domain/photos/photo-rules";
import { sql } from "kysely";
import type { PlatformDeps } from "../src/platform/deps.ts";
import { refreshMatchCards } from "../src/suggestions/commands.ts";
import { demo_password, demoAccounts } from "./demo-accounts.ts";
import { createPeople } from "./people.ts";
import { makePictures } from "./pictures.ts";
import { createRelations } from "./relations.ts";
import { inSeenOrder, withFacesFirst } from "./seen-order.ts";
import { memberId, writePeople, writePictures, writeRelations } from "./write.ts";

export type Say = (text: string) => void;

export async function hasMembers({ db }: PlatformDeps): Promise<boolean> {
  return (await db.selectFrom("members").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Fills the database. Everything is written in one transaction, so that a community is whole or not there at all. */
export async function makeCommunity(deps: PlatformDeps, say: Say): Promise<void> {
  const now = deps.now();
  const made = createPeople(now);
  say(`drawing ${made.length} members`);
  const relations = createRelations(made, now);
  const people = withFacesFirst(made, relations, now);
  const seen = inSeenOrder(people, relations, now);
  const pictures = await makePictures(deps, seen, (done, all) => say(`drew ${done} of ${all}`));
  const hashes = new Map<string, string>();
  for (const { key } of demoAccounts) hashes.set(key, await deps.passwords.hash(demo_password));
  say("writing the members and their relations");
  await deps.tx(async (tx) => {
    await writePeople(deps.fields, tx, people, hashes, now);
    await writePictures(tx, deps, pictures);
    await writeRelations(tx, deps, relations);
    await refreshMatchCards(
      tx,
      people.map(({ key }) => memberId(key)),
      // Before the first of them signed up, so that none is new to the others.
      momentBefore(now, 365 * day_ms),
    );
  });
  await sql`analyze`.execute(deps.db);
}

/** Removes every member and all that hangs on them, their pictures too; of other pictures in the store, none. */
export async function emptyCommunity(deps: PlatformDeps): Promise<void> {
  const pictures = await deps.db.selectFrom("pictures").select("storage_key").execute();
  await sql`truncate members, idempotency_keys, whatsapp_inbox, dev_messages, rate_limits cascade`.execute(
    deps.db,
  );
  const sizes = Object.keys(photoSizes);
  for (const key of pictures.flatMap(({ storage_key }) => sizes.map((size) => `${storage_key}-${size}`))) {
    await deps.photos.delete(key);
  }
}
