import { type DecisionRule, hasActed } from "@sanjog/domain/decisions/decision";
import { isSamePicture, type PictureHash } from "@sanjog/domain/photos/picture-hash";
import type { PictureReason } from "@sanjog/domain/reports/report";
import type { Selectable } from "kysely";
import { record } from "../../audit/commands/record.ts";
import { tellOfAccount } from "../../notifications/commands/tell-of-account.ts";
import { keepQuarantine, settleQuarantine, wasFoundFine } from "../../photos/commands/quarantine.ts";
import { hidePicture } from "../../photos/commands.ts";
import { hashOfStored, isQuarantined, lockQuarantine } from "../../photos/queries/picture-hash.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { decisionTexts } from "../decision-texts.ts";
import type { DecisionDeps } from "../deps.ts";
import { writeDecision } from "./write-decision.ts";

/** The rule that a report of a picture is about. These reports alone hide something before a person has looked. */
const rules = {
  intimate_image: "indecent_picture",
  impersonation: "other_person",
} as const satisfies Record<PictureReason, DecisionRule>;

/** What a report hides: a picture of a member and the same picture elsewhere in the member's profile. */
export type Hiding = {
  member_id: string;
  picture_id: string;
  reason: PictureReason;
  hash: PictureHash | null;
  /** The hashes of the member's pictures, by storage key: they take time, so they are computed before the lock. */
  hashes: ReadonlyMap<string, PictureHash | null>;
};

/** Returns what hiding this picture needs; null if nobody sees it now. */
export async function prepareHiding(
  deps: DecisionDeps,
  picture_id: string,
  reason: PictureReason,
): Promise<Hiding | null> {
  const reported = await deps.db
    .selectFrom("pictures")
    .where("id", "=", picture_id)
    .where("hidden_at", "is", null)
    .select(["member_id", "storage_key"])
    .executeTakeFirst();
  if (!reported) return null;
  const hashes = new Map<string, PictureHash | null>();
  for (const { storage_key } of await shownPictures(deps.db, reported.member_id))
    hashes.set(storage_key, await hashOfStored(deps, storage_key));
  const hash = hashes.get(reported.storage_key) ?? null;
  return { member_id: reported.member_id, picture_id, reason, hash, hashes };
}

function shownPictures(db: Db, member_id: string) {
  return db
    .selectFrom("pictures")
    .where("member_id", "=", member_id)
    .where("hidden_at", "is", null)
    .orderBy("id")
    .select(["id", "storage_key"])
    .execute();
}

/** Take it before any row: no picture is added while one is hidden. */
export function lockHiding(tx: Tx): Promise<void> {
  return lockQuarantine(tx, "quarantine");
}

/**
 * Hides a reported picture and its copies in the same profile, never the person, until somebody looks, and tells the owner, who can
 * appeal. A copy that was added since the report is hidden as well; the picture itself may be gone by now, and is then refused if it
 * comes back. Does nothing if a person has looked at the picture after an earlier report and left it.
 */
export async function hideUnderLock(
  deps: DecisionDeps,
  tx: Tx,
  { member_id, picture_id, reason, hash, hashes }: Hiding,
  case_id: string,
): Promise<void> {
  if (await wasFoundFine(tx, picture_id)) return;
  const operator = { who: "the service", why: `a report of ${reason}; case ${case_id}` };
  let hidden = 0;
  for (const { id, storage_key } of await shownPictures(tx, member_id)) {
    const known = hashes.has(storage_key) ? hashes.get(storage_key) : await hashOfStored(deps, storage_key);
    const is_copy = hash && known && isSamePicture(known, { hash: hash.plain, colours: hash.colours });
    if (id !== picture_id && !(is_copy && !(await wasFoundFine(tx, id)))) continue;
    // It has no case: the case gets a decision of its own, by a person.
    const decision = await writeDecision(deps, tx, {
      member_id,
      kind: "hide_picture",
      rule: rules[reason],
      reason_en: decisionTexts("en").quarantined,
      reason_pb: decisionTexts("pb").quarantined,
      automated: true,
      picture_id: id,
    });
    await hidePicture(deps, tx, id, true);
    await keepQuarantine(deps, tx, {
      picture_id: id,
      case_id,
      decision_id: decision.id,
      hash: known ?? null,
    });
    await record(deps, tx, operator, { action: "hide_picture", member_id });
    hidden += 1;
  }
  if (hidden > 0) await tellOfAccount(deps, tx, member_id);
  else if (hash && !(await isQuarantined(tx, hash)))
    await keepQuarantine(deps, tx, { picture_id: null, case_id, decision_id: null, hash });
}

/**
 * Ends the quarantine of a case by the decision about it. The automatic decision about the picture gives way to the person's; a copy
 * that stays hidden keeps its own, with its appeal.
 */
export async function settleCase(
  deps: DecisionDeps,
  tx: Tx,
  case_id: string,
  { id, kind, picture_id }: Pick<Selectable<Tables["decisions"]>, "id" | "kind" | "picture_id">,
): Promise<void> {
  const upheld = hasActed(kind);
  const settled = await settleQuarantine(deps, tx, { case_id }, upheld);
  const ended = settled.flatMap((one) =>
    one.decision_id && (!upheld || one.picture_id === picture_id) ? one.decision_id : [],
  );
  if (ended.length === 0) return;
  await tx
    .updateTable("decisions")
    .set({ ended_at: deps.now(), superseded_by: upheld ? id : null })
    .where("id", "in", ended)
    .where("ended_at", "is", null)
    .execute();
}
