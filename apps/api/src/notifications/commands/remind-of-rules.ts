import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { beginningOf, day_ms } from "@sanjog/domain/calendar";
import { firstDayOf, type Quarter, quarterAt } from "@sanjog/domain/numbers/quarter";
import { sql } from "kysely";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { rulesMail } from "../rules-mail.ts";

const batch = 200;
/** A push that could not be delivered for this long is out of date. */
const push_life_ms = day_ms;

type Due = { id: string; email: string | null; locale: "en" | "pb" };

/**
 * Daily job: reminds each member of the rules once a quarter by mail and push, as India's IT Rules ask; no choice of mails turns it
 * off. Leaves out members who paused, are suspended or leave, and those who read the rules at their sign-up in this quarter.
 */
export async function remindOfRules(deps: AreaDeps): Promise<void> {
  const quarter = quarterAt(deps.now());
  for (let due = await listDue(deps, quarter); due.length > 0; due = await listDue(deps, quarter))
    for (const member of due) await remind(deps, quarter, member);
}

async function listDue({ db }: AreaDeps, quarter: Quarter): Promise<Due[]> {
  const { rows } = await sql<Due>`select m.id, m.locale,
      case when m.email_verified_at is not null then m.email end as email
    from members m
    where m.deletion_requested_at is null and m.created_at < ${beginningOf(firstDayOf(quarter))}
      and m.profile_status not in (${profileStatus.paused}, ${profileStatus.suspended})
      and not exists (select from rule_reminders r where r.member_id = m.id and r.quarter = ${quarter})
    order by m.id limit ${batch}`.execute(db);
  return rows;
}

/** The row lets one of several processes remind a member. */
async function remind(deps: AreaDeps, quarter: Quarter, { id, email, locale }: Due): Promise<void> {
  const now = deps.now();
  await deps.tx(async (tx) => {
    const { rows } = await sql`insert into rule_reminders (member_id, quarter, told_at)
      select id, ${quarter}, ${now} from members where id = ${id}
      on conflict do nothing returning member_id`.execute(tx);
    if (rows.length === 0) return;
    if (email) await enqueue(deps, tx, rulesMail(deps.config, await loadRecipient(tx, id, email, locale)));
    const devices = await tx.selectFrom("push_devices").where("member_id", "=", id).select("id").execute();
    const expires_at = new Date(now.getTime() + push_life_ms);
    for (const { id: device_id } of devices) {
      const order = { kind: "account_push" as const, device_id, member_id: id, expires_at };
      await enqueue(deps, tx, order, `account push ${device_id}`);
    }
  });
}
