import { login } from "@sanjog/contract/accounts";
import { sql } from "kysely";
import { as } from "./caller.ts";
import type { Person } from "./people.ts";
import { good_password } from "./sign-up.ts";
import type { TestApp } from "./test-app.ts";

/** Returns the member's account row; undefined once it is erased. */
export const memberRow = ({ deps }: TestApp, { id }: Person) =>
  deps.db.selectFrom("members").where("id", "=", id).selectAll().executeTakeFirst();

/** Returns the number of the member's match cards: one if the member may be suggested. */
export async function countCards({ deps }: TestApp, { id }: Person): Promise<number> {
  const { rows } = await sql`select member_id from match_cards_female where member_id = ${id}
    union all select member_id from match_cards_male where member_id = ${id}`.execute(deps.db);
  return rows.length;
}

/** Returns the login endpoint's response to the member. */
export const logIn = (app: TestApp, { email }: Person, password = good_password) =>
  as(app).call(login, { body: { email_or_phone: email, password } });
