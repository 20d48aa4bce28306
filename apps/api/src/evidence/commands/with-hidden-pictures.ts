import type { PhotoKind } from "@sanjog/domain/photos/photo-rules";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { EvidenceDeps } from "../deps.ts";
import type { KeptPicture } from "../evidence.ts";

/** The pictures of a member that a change takes away: all, those of one kind, or one. */
export type TakenPictures = { member_id: string; kind?: PhotoKind; id?: string | undefined };

/** The bytes of the hidden ones by their storage key; null for a picture that the store no longer has. */
export type HiddenBytes = ReadonlyMap<string, Buffer | null>;

/** What was read before the locks is no longer true: `withHiddenPictures` begins again. */
export class ChangedMeanwhileError extends Error {
  constructor(what: string) {
    super(`${what} changed before the locks were held`);
    this.name = "ChangedMeanwhileError";
  }
}

/**
 * Runs a transaction that takes pictures of a member away, and gives it the bytes of the hidden ones, which are evidence; `null` for a
 * change that takes none. The bytes are read before the transaction, because a store that is slow or away would otherwise hold its
 * locks. If a picture was hidden meanwhile, or `work` throws `ChangedMeanwhileError`, both are repeated once.
 */
export async function withHiddenPictures<Result>(
  deps: EvidenceDeps,
  taken: TakenPictures | null,
  work: (tx: Tx, bytes: HiddenBytes) => Promise<Result>,
): Promise<Result> {
  const attempt = async () => {
    const bytes = taken ? await readHidden(deps, taken) : new Map<string, Buffer | null>();
    return deps.tx((tx) => work(tx, bytes));
  };
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    return attempt();
  }
}

/** Returns the hidden pictures with their bytes. To be called inside `withHiddenPictures`, after the member is locked. */
export async function hiddenPictures(
  tx: Tx,
  taken: TakenPictures,
  bytes: HiddenBytes,
): Promise<KeptPicture[]> {
  const rows = await listHidden(tx, taken);
  return rows.map(({ storage_key, ...picture }) => {
    const jpeg = bytes.get(storage_key);
    if (jpeg === undefined) throw new ChangedMeanwhileError("the hidden pictures");
    return { ...picture, jpeg: jpeg?.toString("base64") ?? null };
  });
}

async function readHidden(deps: EvidenceDeps, taken: TakenPictures): Promise<HiddenBytes> {
  const bytes = new Map<string, Buffer | null>();
  for (const { storage_key } of await listHidden(deps.db, taken))
    bytes.set(storage_key, await deps.photos.get(`${storage_key}-full`));
  return bytes;
}

function listHidden(db: Db, { member_id, kind, id }: TakenPictures) {
  return db
    .selectFrom("pictures")
    .where("member_id", "=", member_id)
    .where("hidden_at", "is not", null)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "profile"))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .orderBy("created_at")
    .select(["id", "kind", "hidden_at", "storage_key"])
    .execute();
}
