import { concernsNominee } from "@sanjog/domain/account-lifecycle/nominee";
import { reachesAPerson } from "@sanjog/domain/profiles/field";
import type { Locale } from "@sanjog/i18n/locale";
import { findNominee } from "../../account-lifecycle/queries.ts";
import { loadAccount } from "../../accounts/queries.ts";
import { fieldValues } from "../../cases/queries/field-values.ts";
import { findRequestSender } from "../../cases/queries/request-sender.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { openSteps } from "../../profiles/queries/profile-rows.ts";
import { loadSteps } from "../../profiles/queries.ts";

type About = { member_id: string; case_id: string };

/**
 * Returns how a member is reached: e-mail address, number, and the fields that the private details leave out; where the case
 * concerns the nominee, also who that is.
 */
export async function loadContactDetails(deps: AreaDeps, tx: Tx, about: About, locale: Locale) {
  const { member_id } = about;
  const { email, phone_number } = await loadAccount(deps, tx, member_id);
  const found = (await loadSteps(tx, [member_id])).get(member_id);
  return [
    ...(email ? [{ field: "email", value: email }] : []),
    ...(phone_number ? [{ field: "phone_number", value: phone_number }] : []),
    ...fieldValues(found && openSteps(deps, found), reachesAPerson, locale),
    ...(await nomineeOf(deps, tx, about)),
  ];
}

async function nomineeOf(deps: AreaDeps, tx: Tx, { member_id, case_id }: About) {
  const { kind, report_id } = await tx
    .selectFrom("cases")
    .where("id", "=", case_id)
    .select(["kind", "report_id"])
    .executeTakeFirstOrThrow();
  const sender = await findRequestSender(tx, { report_id, member_id });
  const nominee = concernsNominee(kind, sender) ? await findNominee(deps, tx, member_id) : null;
  return nominee
    ? [{ field: "nominee", value: `${nominee.name}, ${nominee.relation}: ${nominee.contact}` }]
    : [];
}
