import type { Locale } from "@sanjog/i18n/locale";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { caseTexts } from "../case-texts.ts";

/** Returns the statement with which a report of a picture was signed; empty for other reports. */
export async function loadStatement(deps: AreaDeps, db: Db, report_id: string, locale: Locale) {
  const row = await db
    .selectFrom("reports")
    .where("id", "=", report_id)
    .select(["id", "signature", "acts_for_person"])
    .executeTakeFirst();
  if (!row?.signature) return [];
  const { signature } = deps.fields.decryptRow("reports", row.id, row);
  const { acts, bystander } = caseTexts(locale).statement;
  return [
    { field: "signature", value: signature ?? "" },
    { field: "acts_for_person", value: row.acts_for_person ? acts : bystander },
  ];
}
