import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { profileNamedIn } from "@sanjog/domain/reports/report";
import { cleanText, plainDigits } from "@sanjog/domain/text";
import { type ExpressionBuilder, sql } from "kysely";
import { findByEmail, findByNumber } from "../accounts/queries.ts";
import { auditHash } from "../audit/queries/audit-codes.ts";
import { AppError } from "../platform/app-error.ts";
import type { Db } from "../platform/database/open.ts";
import type { Tables } from "../platform/database/tables.ts";
import { logName } from "../platform/observability/log-name.ts";
import { openSteps } from "../profiles/queries/profile-rows.ts";
import { loadSteps } from "../profiles/queries.ts";
import type { OperatorDeps } from "./deps.ts";

/**
 * Returns the id of the member that an operator names by id, address of the profile page, profile number, e-mail
 * address or telephone number. Throws `not_found` for an unknown name and for a telephone number that several members
 * share.
 */
export async function loadMemberId(deps: OperatorDeps, said: string): Promise<string> {
  const named = profileNamedIn(said) ?? { id: said };
  const member = await deps.db
    .selectFrom("members")
    .where((eb) => eb.and(named))
    .select("id")
    .executeTakeFirst();
  if (member) return member.id;
  const number = deps.phones.parse(plainDigits(said));
  const found = said.includes("@")
    ? await findByEmail(deps, deps.db, cleanText(said).toLowerCase())
    : number
      ? await findByNumber(deps, deps.db, number)
      : [];
  const [only, another] = found;
  if (!only) throw new AppError("not_found", { sentence: `There is no member "${cleanText(said)}".` });
  if (another) {
    const ids = found.map((account) => account.id).join(", ");
    throw new AppError("not_found", { sentence: `Several members share this number: ${ids}.` });
  }
  return only.id;
}

const names_at_once = 5_000;

/**
 * Returns the id of the member with this name in the server's log; null if nobody has it, or the member was erased. The
 * names are not stored, so this computes the name of every member.
 */
export async function findByLogName(deps: OperatorDeps, db: Db, name: string): Promise<string | null> {
  for (let last = ""; ; ) {
    const members = await db
      .selectFrom("members")
      .where("id", ">", last)
      .orderBy("id")
      .select("id")
      .limit(names_at_once)
      .execute();
    const found = members.find(({ id }) => logName(deps.config, id) === name);
    if (found) return found.id;
    if (members.length < names_at_once) return null;
    last = members.at(-1)?.id ?? "";
  }
}

/** Returns what an operator needs to judge one member. Of other members' actions, only their reports are included. */
export async function loadDossier(deps: OperatorDeps, db: Db, member_id: string) {
  const sealed = await db
    .selectFrom("members")
    .where("id", "=", member_id)
    .select([
      "id",
      "profile_number",
      "profile_status",
      "status_before",
      "status_reason_en",
      "status_reason_pb",
    ])
    .select((eb) => lookAt(eb).as("look_at"))
    .select(["email", "email_verified_at", "phone_number", "phone_verified_at", "profile_for", "gender"])
    .select(["locale", "public_profile", "created_at", "last_active_on", "deletion_requested_at"])
    .executeTakeFirst();
  if (!sealed) throw new AppError("not_found", { sentence: "This member has just left." });
  const account = deps.fields.decryptRow("members", member_id, sealed);
  const found = (await loadSteps(db, [member_id])).get(member_id);
  const steps = found && openSteps(deps, found);
  const pictures = await db
    .selectFrom("pictures")
    .where("member_id", "=", member_id)
    .orderBy("created_at")
    .select(["id", "kind", "created_at", "hidden_at"])
    .execute();
  const reports = await db
    .selectFrom("reports")
    .where("member_id", "=", member_id)
    .orderBy("reported_at")
    .select(["id", "reason", "reported_at", "resolve_by", "resolved_at", "resolution"])
    .execute();
  const { personal, family, career, preferences } = steps ?? {};
  return { account, steps: { personal, family, career, preferences }, pictures, reports };
}

/** Selects the review notes as one text, such as "about_family: number, name: reserved_name"; null without notes. */
const lookAt = (eb: ExpressionBuilder<Tables, "members">) =>
  eb
    .selectFrom("review_notes")
    .whereRef("member_id", "=", "members.id")
    .select(sql<string | null>`string_agg(field || ': ' || reason, ', ' order by field)`.as("look_at"));

/**
 * Returns up to 100 members who wait for review: first the held ones, who are hidden until then, then the visible ones.
 * In each group, members with review notes come first.
 */
export async function listWaiting(db: Db) {
  return db
    .selectFrom("members")
    .where("profile_status", "in", [profileStatus.held, profileStatus.active_unreviewed])
    .where(({ eb, or }) =>
      or([eb("under_maintenance", "=", false), eb("held_before_maintenance", "=", true)]),
    )
    .where("deletion_requested_at", "is", null)
    .orderBy("profile_status")
    .orderBy((eb) => eb(lookAt(eb), "is", null))
    .orderBy("created_at")
    .select(["id", "profile_status", "status_before", "created_at"])
    .select((eb) => lookAt(eb).as("look_at"))
    .limit(100)
    .execute();
}

export async function loadPictureFile(db: Db, picture_id: string) {
  const picture = await db
    .selectFrom("pictures")
    .where("id", "=", picture_id)
    .select(["member_id", "storage_key"])
    .executeTakeFirst();
  if (!picture) throw new AppError("not_found", { sentence: `There is no picture "${picture_id}".` });
  return picture;
}

/** Returns the newest 100 lines of the audit log, about one member or about all. */
export async function listAudit(deps: OperatorDeps, db: Db, member_id: string | null) {
  return db
    .selectFrom("audit_log")
    .$if(member_id !== null, (query) =>
      query.where("whom_hash", "=", auditHash(deps.config, member_id ?? "")),
    )
    .orderBy("id", "desc")
    .select(["at", "who", "action", "whom_hash", "report_id", "why"])
    .limit(100)
    .execute();
}
