import { ageAt } from "@sanjog/domain/calendar";
import type { Locale } from "@sanjog/i18n/locale";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { cityName, nameColumns, shownName } from "./name-and-city.ts";

/** Returns by what somebody recognises a member whom they meet: the name, the age, the city and the pictures that others see. */
export async function loadToMeet(deps: AreaDeps, db: Db, member_id: string, locale: Locale) {
  const row = await db
    .selectFrom("members as m")
    .leftJoin("personal_details as p", "p.member_id", "m.id")
    .leftJoin("career_details as w", "w.member_id", "m.id")
    .where("m.id", "=", member_id)
    .select([...nameColumns, "p.dob", "w.state_id", "w.city_id"])
    .executeTakeFirstOrThrow();
  const pictures = await db
    .selectFrom("pictures")
    .where("member_id", "=", member_id)
    .where("hidden_at", "is", null)
    .orderBy("created_at")
    .select(["id", "kind"])
    .execute();
  return {
    name: shownName(locale, row),
    age: row.dob ? ageAt(row.dob, deps.now()) : null,
    city: cityName(row),
    pictures: pictures.map((picture) => ({ ...picture, hidden: false as const })),
  };
}
