import { day_ms } from "@sanjog/domain/calendar";
import type { Insertable } from "kysely";
import type { OpenRow } from "../../src/platform/crypto/encrypted-columns.ts";
import { tokenHash } from "../../src/platform/crypto/secrets.ts";
import type { Tables } from "../../src/platform/database/tables.ts";
import type { Caller } from "./caller.ts";
import { good_password } from "./sign-up.ts";
import type { TestApp } from "./test-app.ts";

/** A member in a test: name, id and session token. */
export type Person = Caller & { id: string; token: string; email: string; phone_number: string };

type MemberRow = OpenRow<"members", Insertable<Tables["members"]>>;

let born = 0;

/**
 * Makes a signed-in member whose account alone exists: e-mail and number verified, profile complete.
 * `details` differ from that.
 */
export async function createMember(
  app: TestApp,
  name: string,
  details: Partial<MemberRow> = {},
): Promise<Person> {
  born += 1;
  const { deps } = app;
  const now = deps.now();
  const row = {
    id: deps.random.id(),
    email: `${name.toLowerCase()}${born}@example.com`,
    email_verified_at: now,
    phone_number: `+9198765${String(born).padStart(5, "0")}`,
    phone_verified_at: now,
    password_hash: await deps.passwords.hash(good_password),
    profile_for: "myself",
    gender: "female",
    locale: "en",
    profile_status: 1,
    public_profile: true,
    created_at: now,
    last_active_on: now.toISOString().slice(0, 10),
    ...details,
  } as MemberRow;
  await deps.db
    .insertInto("members")
    .values(deps.fields.encryptRow("members", row.id, row))
    .execute();
  const token = await signIn(app, row.id);
  return { id: row.id, token, email: row.email ?? "", phone_number: row.phone_number ?? "" };
}

/** Opens another session for the member; returns its token. */
export async function signIn({ deps }: TestApp, member_id: string): Promise<string> {
  const token = deps.random.token();
  const now = deps.now();
  await deps.db
    .insertInto("member_sessions")
    .values({
      id: deps.random.id(),
      token_hash: tokenHash(token),
      member_id,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 60 * day_ms),
      device: "test",
      ended_reason: null,
    })
    .execute();
  return token;
}
