import { actedKinds } from "@sanjog/domain/decisions/decision";
import type { Tx } from "../../platform/database/open.ts";
import type { KeptDecision, KeptOrder, KeptProfile, KeptReport } from "../evidence.ts";

const reportColumns = ["id as reference", "reason", "reported_at", "resolved_at", "resolution"] as const;

/**
 * Returns the decisions that took something from a member and that no appeal has undone. A change that a review asked for took
 * nothing: others had not seen the profile, or it was mended.
 */
export async function listTaking(tx: Tx, member_id: string): Promise<KeptDecision[]> {
  return tx
    .selectFrom("decisions")
    .where("member_id", "=", member_id)
    .where("kind", "in", actedKinds)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("kind", "!=", "ask_changes"),
        exists(
          selectFrom("cases")
            .whereRef("cases.id", "=", "decisions.case_id")
            .where("cases.kind", "!=", "review")
            .select("cases.id"),
        ),
      ]),
    )
    .where("in_force_at", "is not", null)
    .where("overturned_at", "is", null)
    .orderBy("in_force_at")
    .select(["kind", "rule", "facts", "reason_en", "reason_pb", "automated", "picture_id"])
    .select(["in_force_at", "until"])
    .execute();
}

/**
 * The reports after which something was done, and the open ones of members and of addresses that were confirmed: anybody can send
 * others. A request about somebody's own data is none of these.
 */
function upheld(tx: Tx) {
  return tx
    .selectFrom("reports")
    .where("reason", "!=", "my_data")
    .where("overturned_at", "is", null)
    .where(({ eb, or, and }) =>
      or([
        eb("resolution", "in", actedKinds),
        and([
          eb("resolved_at", "is", null),
          or([eb("reporter_email", "is", null), eb("confirmed_at", "is not", null)]),
        ]),
      ]),
    )
    .orderBy("reported_at")
    .select(reportColumns);
}

/** Returns the reports about a member that count as evidence. */
export function listUpheld(tx: Tx, member_id: string): Promise<KeptReport[]> {
  return upheld(tx).where("member_id", "=", member_id).execute();
}

/** Returns the reports of one picture that count as evidence. */
export function listOfPicture(tx: Tx, picture_id: string): Promise<KeptReport[]> {
  return upheld(tx).where("picture_id", "=", picture_id).execute();
}

/** Returns the orders about a member that are open or were carried out. */
export async function listOrders(tx: Tx, member_id: string): Promise<KeptOrder[]> {
  return tx
    .selectFrom("cases")
    .where("member_id", "=", member_id)
    .where("kind", "=", "order")
    .where(({ eb, or }) => or([eb("closed_at", "is", null), eb("outcome", "in", actedKinds)]))
    .orderBy("opened_at")
    .select(["authority", "reference", "text", "opened_at", "outcome"])
    .execute();
}

/** Returns the name and the texts of a profile that was hidden or suspended. */
export async function loadProfile(tx: Tx, member_id: string): Promise<KeptProfile | null> {
  const profile = await tx
    .selectFrom("personal_details as p")
    .leftJoin("family_details as f", "f.member_id", "p.member_id")
    .leftJoin("preferences as w", "w.member_id", "p.member_id")
    .where("p.member_id", "=", member_id)
    .select(["p.firstname", "p.lastname", "p.express_yourself", "f.about_family", "w.about_desired_partner"])
    .executeTakeFirst();
  return profile ?? null;
}
