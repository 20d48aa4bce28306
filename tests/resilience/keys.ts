import { base_path } from "@sanjog/contract/endpoint";
import { signUpSchema } from "@sanjog/domain/accounts/sign-up";
import { register } from "../../apps/api/src/accounts/commands/register.ts";
import { verifyByCode } from "../../apps/api/src/accounts/commands/verify-address.ts";
import { writeResetLink } from "../../apps/api/src/accounts/reset-links.ts";
import type { PlatformDeps } from "../../apps/api/src/platform/deps.ts";
import { createMember } from "../../apps/api/test/support/people.ts";
import { good_password, signUpForm } from "../../apps/api/test/support/sign-up.ts";
import type { TestApp } from "../../apps/api/test/support/test-app.ts";
import type { Base, Operation, Recorder, RequestSpec } from "./record.ts";

/** A single-use secret: a mailed code, the key of a sign-up, the link to a new password. */
export type Key = { id: string; use: RequestSpec };

const code = "271828";

/** Creates unused keys, the same number of each kind, each from its own address. */
export async function makeKeys({ deps }: Pick<TestApp, "deps">, count: number): Promise<Key[]> {
  const random = { ...deps.random, code6: () => code };
  // The password hash is cheap here, because this run does not test it.
  const passwords = { ...deps.passwords, hash: async () => "none", isCommon: async () => false };
  // The limit per network is off, because so many sign-ups would not come from one.
  const limiter = { ...deps.limiter, take: async () => ({ ok: true as const }) };
  const quick: PlatformDeps = { ...deps, random, passwords, limiter };
  const made: Key[] = [];
  for (let n = 0; n < count; n += 1) {
    const from = `10.60.${n >> 8}.${n & 255}`;
    made.push(
      await (n % 3 === 2 ? resetLink(quick, n) : signUp(quick, from, n % 3 === 1)).then(keyFrom(n, from)),
    );
  }
  return made;
}

type Use = { path: string; json: object; cookie?: string };

const keyFrom =
  (n: number, from: string) =>
  ({ path, json, cookie }: Use): Key => {
    const id = `key ${n}`;
    const headers = { "x-forwarded-for": from, ...(cookie && { cookie: `registration=${cookie}` }) };
    const use = { method: "POST" as const, path: base_path + path, json, headers, marker: id, what: "key" };
    return { id, use };
  };

async function signUp(deps: PlatformDeps, ip: string, verified: boolean): Promise<Use> {
  const form = signUpForm({ email: `key${ip}@example.com` });
  const { key, cookie } = await register(deps, signUpSchema.parse(form), "en", ip);
  if (!verified) return { path: "/api/auth/verify/otp", json: { session_key: key, email_otp: code } };
  await verifyByCode(deps, { key, code, ip }, "email");
  return { path: "/api/auth/verify/user", json: { session_key: key }, cookie };
}

async function resetLink(deps: PlatformDeps, n: number): Promise<Use> {
  const { id } = await createMember({ deps } as TestApp, `Forgetful${n}`);
  const token = await deps.tx((tx) => writeResetLink(deps, tx, id));
  const json = { token, password: good_password, password_confirmation: good_password };
  return { path: "/api/auth/reset-password", json };
}

const isAnswer = ({ status }: Operation) =>
  status === 200 || (status >= 400 && status < 500 && status !== 429);

/** Uses a key twice at once, and again until there is a response. */
export async function turnKey(
  record: Recorder,
  base: () => Base,
  { use }: Key,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const tried = await Promise.all([use, use].map((wish) => record.send(base(), null, wish)));
    if (tried.every(({ operation }) => isAnswer(operation))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Uses every used key once more: an acknowledged key must not work a second time. */
export async function turnAgain(record: Recorder, base: string, keys: readonly Key[]): Promise<void> {
  const used = new Set(record.operations.filter(({ what }) => what === "key").map(({ marker }) => marker));
  for (const { use } of keys.filter(({ id }) => used.has(id))) await record.send(base, null, use);
}

/** V6: no single-use key worked twice. */
export function checkKeys(operations: readonly Operation[]): string[] {
  const opened = new Map<string, number>();
  for (const { marker } of operations.filter(({ what, status }) => what === "key" && status === 200))
    opened.set(marker, (opened.get(marker) ?? 0) + 1);
  return [...opened].filter(([, times]) => times > 1).map(([id, times]) => `V6: ${id} opened ${times} times`);
}
