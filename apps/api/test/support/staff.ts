import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import type { StaffRole } from "@sanjog/domain/staff/roles";
import type * as z from "zod/mini";
import { deskCookieName } from "../../src/platform/http/desk-cookie.ts";
import { codeOfStep, stepAt } from "../../src/staff/one-time-password.ts";
import { openStaffSession } from "../../src/staff/sessions.ts";
import { as, type Call, type CallResult } from "./caller.ts";
import type { TestApp } from "./test-app.ts";

type Called<Reply extends z.ZodMiniType> = Pick<
  Endpoint<undefined, undefined, undefined, Reply>,
  "method" | "path" | "reply"
>;

/** Somebody at the desk, with the session's token and the secret of their app. */
export type StaffPerson = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  token: string;
  secret: Buffer;
};

export const staff_password = "Sewa-at-the-desk-1";
let made = 0;

/** Creates an account of the desk with a second factor, signed in. */
export async function createStaff(app: TestApp, name: string, role: StaffRole): Promise<StaffPerson> {
  made += 1;
  const { deps } = app;
  const id = deps.random.id();
  const secret = deps.random.bytes(20);
  const email = `${name.toLowerCase()}${made}@desk.test`;
  const row = {
    id,
    name,
    role,
    email,
    locale: "en" as const,
    created_at: deps.now(),
    signed_in_at: null,
    ended_at: null,
    password_hash: await deps.passwords.hash(staff_password),
    totp_secret: secret.toString("base64url"),
    totp_confirmed_at: deps.now(),
  };
  await deps.db
    .insertInto("staff_accounts")
    .values(deps.fields.encryptRow("staff_accounts", id, row))
    .execute();
  const token = await deps.tx((tx) => openStaffSession(deps, tx, id, "second_factor"));
  return { id, name, email, role, token, secret };
}

/** Calls an endpoint with the cookie of this session of the desk. */
export function atDesk(app: TestApp, { token }: { token: string }) {
  const cookie = `${deskCookieName(app.deps.config)}=${token}`;
  return {
    call<Reply extends z.ZodMiniType>(
      endpoint: Called<Reply>,
      call: Call = {},
    ): Promise<CallResult<z.output<Reply>>> {
      return as(app).call(endpoint, { ...call, headers: { cookie, ...call.headers } });
    },
  };
}

/** Returns the token in the cookie that a response sets; null if it sets none. */
export function tokenSet(app: TestApp, { headers }: { headers: Record<string, unknown> }): string | null {
  const set = [headers["set-cookie"]].flat().map(String);
  const name = deskCookieName(app.deps.config);
  const cookie = set.find((one) => one.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1).split(";")[0] ?? null;
}

/** The code that the app on the phone shows now. */
export function codeNow(app: TestApp, { secret }: { secret: Buffer }): string {
  return codeOfStep(secret, stepAt(app.deps.now()));
}

export const desk_path = `${base_path}/api/desk`;
