import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { listOfPicture, listOrders, listTaking, listUpheld, loadProfile } from "../queries/taken-down.ts";
import { storeTakenDown } from "./store-evidence.ts";
import { type HiddenBytes, hiddenPictures, type TakenPictures } from "./with-hidden-pictures.ts";

/**
 * Keeps what was taken down of a member who is erased in this transaction, with the records about it and without who reported or
 * decided. Keeps nothing of a member of whom nothing was taken down and against whom no report is open. Returns the numbers of the
 * reports whose words belong to it.
 */
export async function keepEvidence(
  deps: AreaDeps,
  tx: Tx,
  member_id: string,
  { bytes, kept_at }: { bytes: HiddenBytes; kept_at: Date },
): Promise<string[]> {
  const decisions = await listTaking(tx, member_id);
  const reports = await listUpheld(tx, member_id);
  const orders = await listOrders(tx, member_id);
  const pictures = await hiddenPictures(tx, { member_id }, bytes);
  if ([decisions, reports, orders, pictures].every(({ length }) => length === 0)) return [];
  const whole = decisions.some(({ kind }) => kind === "hold" || kind === "suspend");
  const profile = whole ? await loadProfile(tx, member_id) : null;
  const { profile_number } = await loadNumber(tx, member_id);
  const found = { member_id, profile_number, profile, pictures, decisions, reports, orders };
  await storeTakenDown(deps, tx, found, kept_at);
  return reports.map(({ reference }) => reference);
}

/** Keeps a hidden picture that its owner deletes or replaces in this transaction. Keeps nothing of other pictures. */
export async function keepHiddenPictures(
  deps: AreaDeps,
  tx: Tx,
  taken: TakenPictures,
  bytes: HiddenBytes,
): Promise<void> {
  const { member_id } = taken;
  const pictures = await hiddenPictures(tx, taken, bytes);
  if (pictures.length === 0) return;
  const ids = new Set<string | null>(pictures.map(({ id }) => id));
  const decisions = (await listTaking(tx, member_id)).filter(({ picture_id }) => ids.has(picture_id));
  const reports = (await Promise.all(pictures.map(({ id }) => listOfPicture(tx, id)))).flat();
  const { profile_number } = await loadNumber(tx, member_id);
  const found = { member_id, profile_number, profile: null, pictures, decisions, reports, orders: [] };
  await storeTakenDown(deps, tx, found, deps.now());
}

function loadNumber(tx: Tx, member_id: string): Promise<{ profile_number: string }> {
  return tx
    .selectFrom("members")
    .where("id", "=", member_id)
    .select("profile_number")
    .executeTakeFirstOrThrow();
}
