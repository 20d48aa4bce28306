import { listSuggestions } from "@sanjog/contract/suggestions";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../../test/support/caller.ts";
import { createComplete, createMan } from "../../../test/support/families.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { suggestionsArea } from "../../suggestions/routes.ts";
import { up } from "./migrations/0037-listed-gotras.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([suggestionsArea]);
});
afterAll(() => app.close());

/** A family's row and match card as the previous version wrote them, with gotras that were not in its list. */
async function writeAsBefore(member_id: string, words: string): Promise<void> {
  const { db } = app.deps;
  await sql`update family_details set paternal_gotra = 'other', paternal_gotra_other = ${words}
    where member_id = ${member_id}`.execute(db);
  await sql`update match_cards_male set paternal_gotra = 4711 where member_id = ${member_id}`.execute(db);
}

test("Families that entered ਮਠਾਰੂ before it was in the list become Matharu, and a Matharu who avoids that gotra does not get them as suggestions", async () => {
  const { db } = app.deps;
  const asha = await createComplete(app, "Asha", {
    family: { paternal_gotra: "matharu" },
    preferences: { gotra_rule: "avoid" },
  });
  const balbir = await createMan(app, "Balbir");
  const charan = await createMan(app, "Charan");
  await writeAsBefore(balbir.id, "ਮਠਾਰੂ");
  await writeAsBefore(charan.id, "ਖ਼ੱਬਲਾਂ");
  const names = async () =>
    (await as(app, asha).call(listSuggestions)).data.data.map(
      ({ profile_details }) => profile_details.firstname,
    );
  expect((await names()).sort()).toEqual(["Balbir", "Charan"]);

  await up(db as never);

  expect(await names()).toEqual(["Charan"]);
  const told = await db
    .selectFrom("family_details")
    .select(["paternal_gotra", "paternal_gotra_other"])
    .where("member_id", "in", [balbir.id, charan.id])
    .orderBy("paternal_gotra")
    .execute();
  expect(told).toEqual([
    { paternal_gotra: "matharu", paternal_gotra_other: "" },
    { paternal_gotra: "other", paternal_gotra_other: "ਖ਼ੱਬਲਾਂ" },
  ]);
});
