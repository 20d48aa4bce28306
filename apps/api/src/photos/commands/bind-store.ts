import {
  judgeStore,
  pictures_asked_most,
  type StoreDifference,
  type StoreFindings,
} from "@sanjog/domain/photos/store-bond";
import { sql } from "kysely";
import { SetupError } from "../../platform/config/setup-error.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import { withLongTimeout } from "../../platform/database/pool.ts";
import { PhotoStoreError } from "../../platform/ports.ts";
import { objectKeys } from "../commands.ts";
import type { PhotoDeps } from "../deps.ts";

/** The picture store does not seem to belong to this database. The message tells the operator what to do. */
export class StoreDiffersError extends SetupError {
  constructor(difference: StoreDifference) {
    super(`${sentences[difference]} ${way_on}`);
    this.name = "StoreDiffersError";
  }
}

const sentences: Record<StoreDifference, string> = {
  another_id: "The picture store does not carry the id that this database holds of its store.",
  database_names_none: "The picture store holds pictures, and this database names none of them.",
  store_is_empty: "This database names pictures, and the picture store is empty.",
  few_are_there: "Most pictures that this database names are not in the picture store.",
};

const way_on =
  "Nothing was changed. Correct DATABASE_URL, DATA_DIR or the settings that begin with S3_, or restore what is missing. " +
  'Where the two do belong together: npm run operator -- adopt-store --why "…". For a fresh demo: npm run demo:reset.';

type Bond = { store_id: string; since: Date };

export async function findBond(db: Db): Promise<Bond | undefined> {
  return db.selectFrom("picture_store").select(["store_id", "since"]).executeTakeFirst();
}

/**
 * Checks that database and picture store belong together, or are both new, and writes the same id to both. Several
 * processes may call it at the same time. Throws `StoreDiffersError` without changing anything. Only logs a warning if
 * the store is unavailable: the sweep deletes nothing while it cannot read the store's id.
 */
export async function bindStore(deps: PhotoDeps): Promise<void> {
  try {
    const [bond, store_id] = [await findBond(deps.db), await deps.photos.readId()];
    if (bond && bond.store_id === store_id) return;
    await deps.tx.once(async (tx) => {
      await lockBond(tx);
      const sight = await lookAtBoth(deps, tx);
      const verdict = judgeStore(sight);
      if (verdict === "bound") return;
      if (verdict !== "bind") throw new StoreDiffersError(verdict);
      await writeBond(deps, tx, sight.database_id ?? sight.store_id ?? deps.random.id());
    });
  } catch (error) {
    if (error instanceof StoreDiffersError || !isOfStore(error)) throw error;
    deps.log.warn({ err: error }, "the picture store could not be asked whether it belongs to this database");
  }
}

/** Writes a new common id to database and store, whatever ids they had. */
export async function adoptStore(deps: PhotoDeps, tx: Tx): Promise<void> {
  await lockBond(tx);
  await writeBond(deps, tx, deps.random.id());
}

/**
 * Binds database and store after a restore: a database without an id gets the store's, and a store without one gets a
 * new common id. Returns false, and changes nothing, if both have an id and the ids differ.
 */
export async function bindRestored(deps: PhotoDeps): Promise<boolean> {
  return deps.tx.once(async (tx) => {
    await lockBond(tx);
    const [bond, store_id] = [await findBond(tx), await deps.photos.readId()];
    if (bond && store_id !== null && bond.store_id !== store_id) return false;
    await writeBond(deps, tx, store_id ?? deps.random.id());
    return true;
  });
}

/** Returns whether database and store still have the same id. */
export async function isBound(deps: PhotoDeps): Promise<boolean> {
  const [bond, store_id] = [await findBond(deps.db), await deps.photos.readId()];
  return bond !== undefined && bond.store_id === store_id;
}

const longest_wait = "60s";

/**
 * Locks the binding until the transaction ends, so that one process decides and the others read its result. The timeout
 * is longer than a request's, since the store may be slow.
 */
async function lockBond(tx: Tx): Promise<void> {
  await withLongTimeout(async () => {
    await sql`select set_config(name, ${longest_wait}, true) from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtextextended('picture store', 0))`.execute(tx);
  });
}

async function lookAtBoth({ photos }: PhotoDeps, tx: Tx): Promise<StoreFindings> {
  const [bond, store_id] = [await findBond(tx), await photos.readId()];
  const rows = await tx
    .selectFrom("pictures")
    .select("storage_key")
    .orderBy(sql`random()`)
    .limit(pictures_asked_most)
    .execute();
  let found = 0;
  for (const { storage_key } of rows) {
    const [key = ""] = objectKeys(storage_key);
    if (await photos.exists(key)) found += 1;
  }
  let has_files = found > 0;
  if (!has_files) {
    for await (const _ of photos.list()) {
      has_files = true;
      break;
    }
  }
  return {
    database_id: bond?.store_id ?? null,
    store_id,
    asked: rows.length,
    found,
    has_files,
  };
}

/** Writes the store's id first: if the process is killed in between, the same database can bind the store again. */
async function writeBond({ photos, now }: PhotoDeps, tx: Tx, store_id: string): Promise<void> {
  if ((await photos.readId()) !== store_id) await photos.writeId(store_id);
  const since = now();
  await tx
    .insertInto("picture_store")
    .values({ store_id, since })
    .onConflict((conflict) => conflict.column("one").doUpdateSet({ store_id, since }))
    .execute();
}

/** Returns whether an error comes from the disk or bucket of the store; errors of the database do not. */
function isOfStore(error: unknown): boolean {
  return error instanceof PhotoStoreError || (error as { path?: string }).path !== undefined;
}
