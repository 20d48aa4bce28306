import { hour_ms } from "@sanjog/domain/calendar";
import { type CaseKind, roleForCase } from "@sanjog/domain/cases/case";
import { most_wakes_an_hour, wakesAreLimited } from "@sanjog/domain/cases/wake";
import { hasRole, type StaffRole, staffRoles } from "@sanjog/domain/staff/roles";
import type { Locale } from "@sanjog/i18n/locale";
import { type NotNull, sql } from "kysely";
import type { Tx } from "../../platform/database/open.ts";
import { knowsFamily } from "./knows-family.ts";
import { waitsForSecond } from "./waiting-decision.ts";

export type WakingCase = {
  id: string;
  kind: CaseKind;
  opened_at: Date;
  due_at: Date;
  wake_at: Date;
  reporter_id: string | null;
};
export type WokenPerson = { id: string; email: string; locale: Locale };

/**
 * Returns whom a case wakes: those on call whose role may take it, or approve the decision that waits, without those who know
 * the family or made that decision. `nobody` if there is no such person; somebody whom reports of members woke often
 * within the hour is not woken for another one.
 */
export async function listPeopleToWake(
  tx: Tx,
  { id, kind, reporter_id }: WakingCase,
  now: Date,
): Promise<readonly WokenPerson[] | "nobody"> {
  const needed: StaffRole = (await hasDecision(tx, id, now)) ? "lead" : roleForCase[kind];
  const on_call = await mayTake(tx, id, now)
    .where("s.on_call_since", "is not", null)
    .where("s.role", "in", rolesFrom(needed))
    .select(({ selectFrom }) =>
      selectFrom("case_wakes as w")
        .innerJoin("cases as c", "c.id", "w.case_id")
        .whereRef("w.staff_id", "=", "s.id")
        .where("c.reporter_id", "is not", null)
        .where("w.at", ">", new Date(now.getTime() - hour_ms))
        .select(({ fn }) => fn.count<string>("w.at").distinct().as("count"))
        .as("wakes"),
    )
    .execute();
  if (on_call.length === 0) return "nobody";
  if (!wakesAreLimited({ reporter_id })) return on_call;
  return on_call.filter(({ wakes }) => Number(wakes) < most_wakes_an_hour);
}

/** Returns the keepers, who hear once of a case that wakes nobody. */
export async function listKeepersToTell(
  tx: Tx,
  { id }: WakingCase,
  now: Date,
): Promise<readonly WokenPerson[]> {
  return mayTake(tx, id, now)
    .where("s.role", "=", "keeper")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("case_wakes as w")
            .whereRef("w.staff_id", "=", "s.id")
            .where("w.case_id", "=", id)
            .select("w.case_id"),
        ),
      ),
    )
    .execute();
}

const rolesFrom = (needed: StaffRole) => staffRoles.filter((role) => hasRole(role, needed));

async function hasDecision(tx: Tx, case_id: string, now: Date): Promise<boolean> {
  return (await waitingDecision(tx, case_id, now).executeTakeFirst()) !== undefined;
}

function waitingDecision(tx: Tx, case_id: string, now: Date) {
  return tx
    .selectFrom("decisions as d")
    .where("d.case_id", "=", case_id)
    .where(waitsForSecond(now))
    .select("d.decided_by")
    .$narrowType<{ decided_by: NotNull }>();
}

function mayTake(tx: Tx, case_id: string, now: Date) {
  return tx
    .selectFrom("staff_accounts as s")
    .where("s.ended_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cases as c")
            .where("c.id", "=", case_id)
            .where(knowsFamily(sql.ref("s.id")))
            .select("c.id"),
        ),
      ),
    )
    .where("s.id", "not in", waitingDecision(tx, case_id, now))
    .select(["s.id", "s.email", "s.locale"]);
}
