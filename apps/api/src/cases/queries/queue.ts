import { type CaseKind, type CaseState, caseKinds, mayKnowOf } from "@sanjog/domain/cases/case";
import { type Paged, pageWithin } from "@sanjog/domain/paging";
import { sql } from "kysely";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { hasPassedOn, knowsFamily } from "./knows-family.ts";
import { waitsForSecond } from "./waiting-decision.ts";

export type QueueFilter = {
  state: CaseState;
  kind?: CaseKind | undefined;
  page: number;
  per_page: number;
};

/**
 * Returns a page of the open cases, the one that is due first at the top. It names nobody whom a case is about, and leaves out those
 * about a family that this person knows, but for the ones that they have seen and passed on.
 */
export async function listCases(deps: AreaDeps, staff: Staff, filter: QueueFilter) {
  const now = await deps.dbNow(deps.db);
  const found = () => filtered(deps, staff, filter, now);
  const { total } = await found()
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const { offset, ...paging } = pageWithin(Number(total), filter);
  const rows = await found()
    .leftJoin("reports as r", "r.id", "c.report_id")
    .leftJoin("staff_accounts as a", (join) =>
      join.onRef("a.id", "=", "c.leased_by").on("c.leased_until", ">", now),
    )
    .orderBy("c.due_at")
    .orderBy("c.id")
    .select([
      "c.id",
      "c.kind",
      "r.reason",
      "c.opened_at",
      "c.due_at",
      "c.new_member",
      "c.for_lead",
      "a.name as taken_by",
      "a.id as taker_id",
    ])
    .select(sql<boolean>`c.picture_id is not null`.as("about_picture"))
    .select(hasPassedOn(staff.id).as("passed"))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("decisions as d")
          .whereRef("d.case_id", "=", "c.id")
          .where(waitsForSecond(now))
          .select("d.id"),
      ).as("waits_for_second"),
    )
    .limit(filter.per_page)
    .offset(offset)
    .execute();
  const data = rows.map(({ taker_id, opened_at, due_at, passed, waits_for_second, ...row }) => ({
    ...row,
    opened_at: opened_at.toISOString(),
    due_at: due_at.toISOString(),
    overdue: due_at <= now,
    mine: taker_id === staff.id,
    passed,
    waits_for_second: Boolean(waits_for_second),
  }));
  return { data, ...paging } satisfies Paged<unknown>;
}

function filtered({ db }: AreaDeps, { id, role }: Staff, { state, kind }: QueueFilter, now: Date) {
  return db
    .selectFrom("cases as c")
    .where("c.closed_at", "is", null)
    .where(({ or, not }) => or([hasPassedOn(id), not(knowsFamily(id))]))
    .where(
      "c.kind",
      "in",
      caseKinds.filter((one) => mayKnowOf(one, role)),
    )
    .$if(kind !== undefined, (query) => query.where("c.kind", "=", kind ?? "report"))
    .$if(state === "overdue", (query) => query.where("c.due_at", "<=", now))
    .$if(state === "mine", (query) => query.where("c.leased_by", "=", id).where("c.leased_until", ">", now))
    .$if(state === "free", (query) =>
      query
        .where(({ eb, or }) => or([eb("c.leased_by", "is", null), eb("c.leased_until", "<=", now)]))
        .where(({ not }) => not(knowsFamily(id))),
    );
}
