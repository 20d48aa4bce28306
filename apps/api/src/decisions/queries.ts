import type { OwnDecision } from "@sanjog/contract/decisions";
import { judgeSecond } from "@sanjog/domain/approvals/approval";
import { dayInIndia } from "@sanjog/domain/calendar";
import { appeal_within_ms, mayBeAppealed } from "@sanjog/domain/decisions/decision";
import type { Locale } from "@sanjog/i18n/locale";
import { knowsFamily } from "../cases/queries/knows-family.ts";
import { waitsForSecond } from "../cases/queries/waiting-decision.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Staff } from "../platform/http/authenticate-staff.ts";
import { decisionTexts } from "./decision-texts.ts";

/** Returns the decisions that wait for a second person, but for those about a family that this person knows. */
export async function listWaitingDecisions({ db, now }: AreaDeps, staff: Staff) {
  const rows = await db
    .selectFrom("decisions as d")
    .innerJoin("staff_accounts as a", "a.id", "d.decided_by")
    .innerJoin("cases as c", "c.id", "d.case_id")
    .where(waitsForSecond(now()))
    .where(({ not }) => not(knowsFamily(staff.id)))
    .orderBy("d.expires_at")
    .select(["d.id", "d.case_id", "d.kind", "d.rule", "d.facts", "d.reason_en", "d.reason_pb", "d.until"])
    .select(["d.decided_by as decider_id", "a.name as decided_by", "d.expires_at"])
    .execute();
  return rows.map(({ decider_id, until, expires_at, case_id, ...row }) => ({
    ...row,
    case_id: case_id ?? "",
    until: until?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? "",
    may_approve: judgeSecond({ asked_by: decider_id }, staff.id).ok,
  }));
}

/**
 * Returns the decisions about a member as the member reads them. A release tells nothing new, and the answer to an appeal is
 * shown with the decision that it is about.
 */
export async function listOwnDecisions({ db, now }: AreaDeps, member_id: string, locale: Locale) {
  const rows = await db
    .selectFrom("decisions as d")
    .leftJoin("cases as c", "c.appeal_of", "d.id")
    .leftJoin("decisions as answer", (join) =>
      join.onRef("answer.appeal_of", "=", "d.id").on("answer.in_force_at", "is not", null),
    )
    .where("d.member_id", "=", member_id)
    .where("d.in_force_at", "is not", null)
    .where("d.appeal_of", "is", null)
    .where("d.kind", "not in", ["release", "dismiss"])
    .orderBy("d.decided_at", "desc")
    .orderBy("d.superseded_by", (order) => order.desc().nullsFirst())
    .select(["d.id", "d.kind", "d.rule", "d.facts", "d.reason_en", "d.reason_pb", "d.automated"])
    .select(["d.in_force_at", "d.until", "d.ended_at", "d.overturned_at", "d.superseded_by"])
    .select(["c.opened_at as appealed_at", "c.due_at as answer_by", "answer.kind as answer_kind"])
    .select(["answer.reason_en as answer_en", "answer.reason_pb as answer_pb"])
    .execute();
  const texts = decisionTexts(locale);
  const inLocale = (en: string | null, pb: string | null) => (locale === "pb" ? pb : en) ?? "";
  return rows.map(
    (row): OwnDecision => ({
      id: row.id,
      kind: row.kind,
      title: texts.kinds[row.kind],
      rule: row.rule && texts.rules[row.rule],
      facts: row.facts,
      reason: inLocale(row.reason_en, row.reason_pb) || texts.kinds[row.kind],
      automated: row.automated,
      decided_on: day(row.in_force_at),
      until: row.until && day(row.until),
      in_effect: row.ended_at === null && row.overturned_at === null,
      superseded: row.superseded_by !== null,
      may_appeal:
        row.appealed_at === null &&
        row.superseded_by === null &&
        mayBeAppealed(row.kind) &&
        now().getTime() - (row.in_force_at?.getTime() ?? 0) <= appeal_within_ms,
      appeal: row.appealed_at && {
        sent_on: day(row.appealed_at),
        answer_by: row.answer_by?.toISOString() ?? "",
        outcome: row.answer_kind && (row.answer_kind === "restore" ? "overturned" : "stays"),
        answer: row.answer_kind && inLocale(row.answer_en, row.answer_pb),
      },
    }),
  );
}

const day = (moment: Date | null) => (moment ? dayInIndia(moment) : "");
