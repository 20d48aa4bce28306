import { concernsNominee } from "@sanjog/domain/account-lifecycle/nominee";
import { ageAt } from "@sanjog/domain/calendar";
import { caseKinds, mayKnowOf, opensProfile } from "@sanjog/domain/cases/case";
import { endMaintenance, type MaintainedStatus } from "@sanjog/domain/help/maintenance";
import { shownNames } from "@sanjog/domain/profiles/doubts";
import type { StaffRole } from "@sanjog/domain/staff/roles";
import type { Locale } from "@sanjog/i18n/locale";
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { cityName, nameColumns, shownName } from "./name-and-city.ts";
import { loadToMeet } from "./person-to-meet.ts";
import { findRequestSender } from "./request-sender.ts";
import { findSuspension, listAlone } from "./suspension.ts";

/**
 * Returns what is needed to decide a case, and no more: the words of the report, what every member can read of the
 * profile (of a member whom somebody meets, less), its pictures, and how often both people were reported or have reported. Contact details, the date of birth and
 * the reporter's name and address are not in it.
 */
export async function loadCase(deps: AreaDeps, db: Db, id: string, { locale, role }: Reader) {
  const found = await db
    .selectFrom("cases as c")
    .leftJoin("reports as r", "r.id", "c.report_id")
    .where("c.id", "=", id)
    .select(["c.id", "c.kind", "c.member_id", "c.reporter_id", "c.picture_id", "c.opened_at", "c.due_at"])
    .select(["c.leased_until", "c.report_id", "r.reason", "c.authority", "c.reference"])
    .select(sql<string | null>`nullif(r.described, '')`.as("described"))
    .select(sql<string>`coalesce(r.text, c.text)`.as("text"))
    .executeTakeFirst();
  if (!found) throw new AppError("not_found");
  const { member_id, reporter_id, report_id, opened_at, due_at, leased_until, ...about } = found;
  const tells_sender = about.kind === "data_request" || (about.kind === "report" && reporter_id === null);
  const sender = tells_sender ? await findRequestSender(db, { report_id, member_id }) : null;
  return {
    ...about,
    opened_at: opened_at.toISOString(),
    due_at: due_at.toISOString(),
    leased_until: leased_until?.toISOString() ?? "",
    sender,
    requests: about.kind === "pressure" && member_id ? await loadRequests(deps, db, member_id) : [],
    to_meet: member_id && !opensProfile(about.kind) ? await loadToMeet(deps, db, member_id, locale) : null,
    member:
      member_id && opensProfile(about.kind)
        ? {
            ...(await loadSubject(deps, db, member_id, id, { locale, role })),
            has_nominee:
              sender !== null && concernsNominee(about.kind, sender) && (await hasNominee(db, member_id)),
          }
        : null,
    reporter: reporter_id
      ? await loadReporter(db, reporter_id, { member_id, case_id: id }, { locale, role })
      : null,
    notes: await loadNotes(db, id),
  };
}

async function hasNominee(db: Db, member_id: string): Promise<boolean> {
  const query = db.selectFrom("nominees").where("member_id", "=", member_id).select("member_id");
  return (await query.executeTakeFirst()) !== undefined;
}

/** The language of the person at the desk, and what they may know of. */
type Reader = { locale: Locale; role: StaffRole };

/** Returns all requests of a member under pressure, the newest first, so that a word in them can be recognised. */
async function loadRequests({ fields }: AreaDeps, db: Db, member_id: string) {
  const rows = await db
    .selectFrom("pressure_requests")
    .where("member_id", "=", member_id)
    .orderBy("at", "desc")
    .select(["id", "wish", "words", "at"])
    .limit(50)
    .execute();
  return rows.map(({ id, at, ...row }) => {
    const { wish, words } = fields.decryptRow("pressure_requests", id, row);
    return { id, wish, words, at: at.toISOString() };
  });
}

async function loadSubject(
  deps: AreaDeps,
  db: Db,
  member_id: string,
  case_id: string,
  { locale, role }: Reader,
) {
  const row = await db
    .selectFrom("members as m")
    .leftJoin("personal_details as p", "p.member_id", "m.id")
    .leftJoin("family_details as f", "f.member_id", "m.id")
    .leftJoin("career_details as w", "w.member_id", "m.id")
    .leftJoin("preferences as pr", "pr.member_id", "m.id")
    .where("m.id", "=", member_id)
    .select([
      "m.id",
      "m.profile_number",
      "m.profile_status",
      "m.status_before",
      "m.under_maintenance",
      "m.held_before_maintenance",
      "m.profile_for",
      "m.gender",
      "m.created_at",
      "m.locale",
    ])
    .select([...nameColumns, "p.dob", "p.express_yourself", "f.about_family", "pr.about_desired_partner"])
    .select(["w.state_id", "w.city_id"])
    .executeTakeFirstOrThrow();
  const pictures = await db
    .selectFrom("pictures")
    .where("member_id", "=", member_id)
    .orderBy("created_at")
    .select(["id", "kind", "hidden_at"])
    .execute();
  const review_notes = await db
    .selectFrom("review_notes")
    .where("member_id", "=", member_id)
    .select(["field", "reason"])
    .execute();
  const suspension = await findSuspension(db, { member_id, now: deps.now() });
  const alone = await listAlone(db, { member_id, now: deps.now() });
  const { id, profile_number, profile_for, gender } = row;
  return {
    id,
    profile_number,
    profile_status: mayKnowOf("pressure", role)
      ? row.profile_status
      : statusWithoutMaintenance(row, review_notes),
    suspension: suspension && {
      since: suspension.since.toISOString(),
      until: suspension.until?.toISOString() ?? null,
    },
    suspensions_alone: alone.map(({ since, until }) => ({
      since: since.toISOString(),
      until: until.toISOString(),
    })),
    profile_for,
    gender,
    /** The language in which the member reads a decision. */
    locale: row.locale,
    name: shownName(locale, row),
    age: row.dob ? ageAt(row.dob, deps.now()) : null,
    city: cityName(row),
    member_since: row.created_at.toISOString(),
    texts: {
      express_yourself: row.express_yourself ?? "",
      about_family: row.about_family ?? "",
      about_desired_partner: row.about_desired_partner ?? "",
    },
    pictures: pictures.map(({ hidden_at, ...picture }) => ({ ...picture, hidden: hidden_at !== null })),
    review_notes,
    history: await loadHistory(db, "member_id", member_id, { case_id, role }),
  };
}

/** Returns the status as it was without the maintenance: a hidden profile without a case would tell who asked to be hidden. */
function statusWithoutMaintenance(member: MaintainedStatus, notes: readonly { field: string }[]) {
  return endMaintenance(member, {
    matched_still: true,
    needs_review: notes.some(({ field }) => (shownNames as readonly string[]).includes(field)),
    has_notes: notes.length > 0,
  }).profile_status;
}

/** The family's last name and city let a volunteer say that they know them; a moderator needs no more of a reporter. */
async function loadReporter(
  db: Db,
  reporter_id: string,
  { member_id, case_id }: { member_id: string | null; case_id: string },
  { locale, role }: Reader,
) {
  const row = await db
    .selectFrom("members as m")
    .leftJoin("personal_details as p", "p.member_id", "m.id")
    .leftJoin("career_details as w", "w.member_id", "m.id")
    .where("m.id", "=", reporter_id)
    .select(["m.created_at", ...nameColumns, "w.state_id", "w.city_id"])
    .executeTakeFirstOrThrow();
  const connection = await db
    .selectFrom("connection_requests")
    .where("status", "=", "accepted")
    .where(({ eb, or, and }) =>
      or([
        and([eb("sender_id", "=", reporter_id), eb("receiver_id", "=", member_id)]),
        and([eb("sender_id", "=", member_id), eb("receiver_id", "=", reporter_id)]),
      ]),
    )
    .select("id")
    .executeTakeFirst();
  return {
    family_name: shownName(locale, row).split(/\s+/).at(-1) ?? "",
    city: cityName(row),
    member_since: row.created_at.toISOString(),
    connected: connection !== undefined,
    history: await loadHistory(db, "reporter_id", reporter_id, { case_id, role }),
  };
}

/** Returns the earlier cases about a member, or those that a member reported, the newest first. */
async function loadHistory(
  db: Db,
  column: "member_id" | "reporter_id",
  member_id: string,
  { case_id, role }: { case_id: string; role: StaffRole },
) {
  const rows = await db
    .selectFrom("cases as c")
    .leftJoin("reports as r", "r.id", "c.report_id")
    .where(`c.${column}`, "=", member_id)
    .where("c.id", "!=", case_id)
    .where(
      "c.kind",
      "in",
      caseKinds.filter((kind) => mayKnowOf(kind, role)),
    )
    .orderBy("c.opened_at", "desc")
    .select(["c.kind", "r.reason", "c.opened_at", "c.outcome"])
    .limit(50)
    .execute();
  return rows.map(({ opened_at, ...row }) => ({ ...row, opened_at: opened_at.toISOString() }));
}

async function loadNotes(db: Db, case_id: string) {
  const rows = await db
    .selectFrom("case_notes as n")
    .innerJoin("staff_accounts as a", "a.id", "n.staff_id")
    .where("n.case_id", "=", case_id)
    .orderBy("n.at")
    .select(["n.id", "a.name as by", "n.at", "n.text"])
    .execute();
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}
