import { maskPhone } from "@sanjog/domain/accounts/masks";
import { approvalKinds, judgeSecond, roleToApprove } from "@sanjog/domain/approvals/approval";
import { hasRole } from "@sanjog/domain/staff/roles";
import type { Selectable } from "kysely";
import { knowsFamily } from "../../cases/queries/knows-family.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { askerPassed, waits } from "./waiting.ts";

/**
 * Returns the steps that wait for a second person with this role, and this person's own that can be opened; none about a family
 * that this person knows. A number that is confirmed in person shows its last digits.
 */
export async function listApprovals(deps: AreaDeps, staff: Staff) {
  const { db, now } = deps;
  const kinds = approvalKinds.filter((kind) => hasRole(staff.role, roleToApprove[kind]));
  const rows = await db
    .selectFrom("approvals as a")
    .innerJoin("staff_accounts as by", "by.id", "a.asked_by")
    .leftJoin("staff_accounts as whose", "whose.id", "a.staff_id")
    .leftJoin("members as m", "m.id", "a.member_id")
    .leftJoin("verifications as v", "v.id", "a.verification_id")
    .where("a.kind", "in", kinds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("cases as c")
            .whereRef("c.id", "=", "a.case_id")
            .where(knowsFamily(staff.id))
            .select("c.id"),
        ),
      ),
    )
    .where(({ eb, or, and, not }) =>
      or([
        waits(now()),
        and([eb("a.asked_by", "=", staff.id), eb("a.open_until", ">", now()), not(askerPassed)]),
      ]),
    )
    .orderBy("a.expires_at")
    .select([
      "a.id",
      "a.kind",
      "a.case_id",
      "a.why",
      "a.place",
      "a.asked_by as asker_id",
      "a.staff_id",
      "a.role",
    ])
    .select(["a.expires_at", "a.open_until", "by.name as asked_by", "m.profile_number"])
    .select(["whose.name as whose_name", "whose.role as present_role"])
    .select(["v.id as shown", "v.phone_number as sealed"])
    .execute();
  return rows.map(({ asker_id, staff_id, role, whose_name, present_role, shown, sealed, ...row }) => ({
    ...row,
    phone_number: shown === null ? null : lastDigits(deps, shown, sealed),
    mine: asker_id === staff.id,
    expires_at: row.expires_at.toISOString(),
    open_until: row.open_until?.toISOString() ?? null,
    may_approve: row.open_until === null && judgeSecond({ asked_by: asker_id, about: staff_id }, staff.id).ok,
    role_change: whose_name && present_role && role ? { name: whose_name, present_role, role } : null,
  }));
}

type SealedNumber = Selectable<Tables["verifications"]>["phone_number"];

function lastDigits({ fields }: AreaDeps, verification_id: string, phone_number: SealedNumber) {
  const opened = fields.decryptRow("verifications", verification_id, { phone_number });
  return opened.phone_number && maskPhone(opened.phone_number);
}
