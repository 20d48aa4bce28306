import { beginningOf, type DateOnly, dayAfter } from "@sanjog/domain/calendar";
import { type Figures, noFigures } from "@sanjog/domain/numbers/figures";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/database/open.ts";

/** Counts what happened on a day in India. Members are those who have not asked to leave. */
export async function countDay(tx: Tx, day: DateOnly): Promise<Figures> {
  const from = beginningOf(day);
  const to = beginningOf(dayAfter(day));
  const on = (column: string) => sql<boolean>`(${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to})`;
  const { reports, decisions, appeals, clocks, ...single } = await countAll(tx, on, to);
  const none = noFigures();
  return {
    ...single,
    reports: { ...none.reports, ...reports },
    decisions: { ...none.decisions, ...decisions },
    appeals: { ...none.appeals, ...appeals },
    clocks: { ...none.clocks, ...clocks },
  };
}

type Counted = Omit<Figures, "reports" | "decisions" | "appeals" | "clocks"> &
  Record<"reports" | "decisions" | "appeals" | "clocks", Record<string, number> | null>;

/**
 * An automatic decision is no decision of a person, and one about an appeal is counted as an appeal. A case counts at the
 * moment when it was decided or its time ended, whichever came first. Members under pressure are in no figure.
 */
async function countAll(tx: Tx, on: (column: string) => RawBuilder<boolean>, to: Date): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select
      (select count(*)::int from members
        where created_at < ${to} and (deletion_requested_at is null or deletion_requested_at >= ${to})) as members,
      (${byName(sql`select reason as name, count(*)::int as number from reports where ${on("reported_at")} group by reason`)}) as reports,
      (${byName(sql`select kind as name, count(*)::int as number from decisions
        where ${on("in_force_at")} and not automated and appeal_of is null
          and not exists (select from cases as c where c.id = decisions.case_id and c.kind = 'pressure')
        group by kind`)}) as decisions,
      (${byName(sql`select case kind when 'restore' then 'overturned' else 'upheld' end as name, count(*)::int as number
        from decisions where ${on("in_force_at")} and appeal_of is not null group by 1`)}) as appeals,
      (select count(*)::int from quarantined_pictures where ${on("since")}) as pictures_hidden_at_once,
      (select count(*)::int from cases where kind = 'order' and ${on("opened_at")}) as orders,
      (${byName(sql`select case when closed_at <= due_at then 'kept' else 'missed' end as name, count(*)::int as number
        from cases where kind <> 'pressure' and case when closed_at <= due_at then ${on("closed_at")} else ${on("due_at")} end group by 1`)}) as clocks,
      (select json_build_object(
          'photos', coalesce(json_agg(minutes order by minutes) filter (where photo), '[]'),
          'others', coalesce(json_agg(minutes order by minutes) filter (where not photo), '[]'))
        from (select reason in ('intimate_image', 'impersonation') as photo,
            round(extract(epoch from resolved_at - reported_at) / 60)::int as minutes
          from reports where ${on("resolved_at")}) as decided) as minutes`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error("a select without a table returns one row");
  return counted;
}

const byName = (counts: RawBuilder<unknown>) =>
  sql`select json_object_agg(name, number) from (${counts}) as counts`;
