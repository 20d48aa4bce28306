import { opensProfile, tellsOfLook } from "@sanjog/domain/cases/case";
import type { Locale } from "@sanjog/i18n/locale";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { loadCase } from "../queries/case-file.ts";
import { loadPrivateDetails } from "../queries/private-details.ts";
import { loadStatement } from "../queries/signed-statement.ts";
import { holdCase } from "./lease.ts";
import { noteLook } from "./note-look.ts";

/** Opens a case that this person holds. The look is logged, and the member's download tells of it. */
export async function readCase(deps: AreaDeps, staff: Staff, id: string, locale: Locale) {
  return deps.tx(async (tx) => {
    const held = await holdCase(deps, tx, staff, id);
    await noteLook(deps, tx, staff, { case_id: id, member_id: held.member_id, looked_at_what: "profile" });
    await record(deps, tx, operatorAtDesk(staff, `case ${id}`), {
      action: "read_case",
      member_id: held.member_id,
      report_id: held.report_id,
    });
    return loadCase(deps, tx, id, { locale, role: staff.role });
  });
}

/**
 * Opens what the member shows to connections or to nobody, except contact details, and the signed statement of the report. Needs a
 * written reason, which the log keeps. Throws `not_found` for a case that has neither, for one about a member who is only met, and for one of which the member's
 * download must not tell.
 */
export async function openPrivateDetails(
  deps: AreaDeps,
  staff: Staff,
  id: string,
  { why, locale }: { why: string; locale: Locale },
) {
  return deps.tx(async (tx) => {
    const held = await holdCase(deps, tx, staff, id);
    const statement = held.report_id ? await loadStatement(deps, tx, held.report_id, locale) : [];
    if (!tellsOfLook(held.kind) || !opensProfile(held.kind) || (!held.member_id && statement.length === 0))
      throw new AppError("not_found");
    const look = { case_id: id, member_id: held.member_id, looked_at_what: "private_details", why } as const;
    await noteLook(deps, tx, staff, look);
    const entry = { action: "open_private_details", member_id: held.member_id } as const;
    await record(deps, tx, operatorAtDesk(staff, `case ${id}: ${why}`), entry);
    const details = held.member_id ? await loadPrivateDetails(tx, held.member_id, locale) : [];
    return [...statement, ...details];
  });
}

/**
 * Returns the stored row of a picture of the member whom the case is about, hidden or not; of a member who is only met, none that is
 * hidden. Throws `not_found`.
 */
export async function openCasePicture(deps: AreaDeps, staff: Staff, id: string, picture_id: string) {
  return deps.tx(async (tx) => {
    const held = await holdCase(deps, tx, staff, id);
    const picture = await tx
      .selectFrom("pictures")
      .where("id", "=", picture_id)
      .where("member_id", "=", held.member_id)
      .$if(!opensProfile(held.kind), (query) => query.where("hidden_at", "is", null))
      .select(["id", "member_id", "kind", "storage_key"])
      .executeTakeFirst();
    if (!picture) throw new AppError("not_found");
    await noteLook(deps, tx, staff, { case_id: id, member_id: held.member_id, looked_at_what: "pictures" });
    const entry = { action: "read_picture", member_id: held.member_id } as const;
    await record(deps, tx, operatorAtDesk(staff, `case ${id}`), entry);
    return picture;
  });
}

/** Adds a note for the people who work on the case later. */
export async function addNote(deps: AreaDeps, staff: Staff, id: string, text: string): Promise<void> {
  await deps.tx(async (tx) => {
    await holdCase(deps, tx, staff, id);
    await tx
      .insertInto("case_notes")
      .values({ id: deps.random.id(), case_id: id, staff_id: staff.id, at: deps.now(), text })
      .execute();
  });
}
