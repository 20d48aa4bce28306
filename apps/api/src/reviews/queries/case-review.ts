import type { CaseReview } from "@sanjog/contract/desk-reviews";
import { privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { strangers } from "@sanjog/domain/relations/relation";
import { changedFields } from "@sanjog/domain/reviews/review";
import type { Locale } from "@sanjog/i18n/locale";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { openSteps } from "../../profiles/queries/profile-rows.ts";
import { loadProfiles } from "../../profiles/queries.ts";
import { presentProfile } from "../../profiles/views.ts";
import { loadMarks, loadProfileVersion } from "./marks.ts";
import { profileLines } from "./profile-lines.ts";

/** What reaches a person is for two people at the desk, also where the member shows it to everybody. */
const reaching = [
  "email",
  "phone_number",
  "contact_address",
  "instagram_link",
  "facebook_link",
  "reference_contact",
];
const unreachable = Object.fromEntries(
  privacyItems.filter((item) => reaching.includes(item)).map((item) => [item, "private" as const]),
);

/** Returns the profile as a member who is not connected reads it, and what was asked in earlier reviews. */
export async function loadCaseReview(
  deps: AreaDeps,
  db: Db,
  member_id: string,
  locale: Locale,
): Promise<CaseReview> {
  const found = (await loadProfiles(db, [member_id])).get(member_id);
  const profile = found && openSteps(deps, { ...found, settings: { ...found.settings, ...unreachable } });
  const looking = { relation: strangers, locale, now: deps.now(), reader_country_id: null };
  return {
    profile_version: await loadProfileVersion(deps, db, member_id),
    lines: profile ? profileLines(presentProfile(profile, looking), locale) : [],
    rounds: await loadRounds(deps, db, member_id),
  };
}

async function loadRounds(deps: AreaDeps, db: Db, member_id: string): Promise<CaseReview["rounds"]> {
  const rows = await db
    .selectFrom("review_requests as q")
    .leftJoin("decisions as d", (join) =>
      join.onRef("d.case_id", "=", "q.case_id").on("d.in_force_at", "is not", null),
    )
    .leftJoin("staff_accounts as a", "a.id", "d.decided_by")
    .where("q.member_id", "=", member_id)
    .orderBy("q.asked_at", "desc")
    .select(["q.case_id", "q.asked_at", "q.sent_again_at", "q.marks", "q.parts"])
    .select(["d.facts", "d.rule", "a.name as by"])
    .execute();
  const marks = await loadMarks(deps, db, member_id);
  return rows.map(({ case_id, asked_at, sent_again_at, ...row }) => ({
    id: case_id,
    asked_at: asked_at.toISOString(),
    sent_again_at: sent_again_at?.toISOString() ?? null,
    by: row.by ?? "",
    rule: row.rule,
    facts: row.facts ?? "",
    parts: row.parts,
    changed: changedFields(row.marks, marks),
  }));
}
