import { base_path } from "@sanjog/contract/endpoint";
import type { Scene } from "./inside-server.ts";

/** A sign-up from a network of its own. `numbers` begins its number and has eight digits, `name` begins its address. */
export type SignUp = { address: string; number: string; email: string; key: string; cookie: string };

type Named = { name: string; numbers: string; network: number };

export async function signUp(
  { app, record }: Scene,
  n: number,
  { name, numbers, network }: Named,
): Promise<SignUp> {
  const one = {
    address: `10.${network}.${n}.1`,
    number: `+91${numbers}${String(n).padStart(2, "0")}`,
    email: `${name}${n}@example.com`,
  };
  const json = {
    email: one.email,
    phone_number: one.number,
    password: "Mustard-Tractor-71",
    password_confirmation: "Mustard-Tractor-71",
    profile_for: "myself",
    gender: "female",
    privacy_policy_accepted: true,
    form_seconds: 40,
  };
  const { text, headers } = await record.send(app.base(), null, {
    method: "POST",
    path: `${base_path}/api/auth/register`,
    json,
    headers: { "x-forwarded-for": one.address },
    what: "sign-up",
  });
  const { data } = JSON.parse(text) as { data: { session_key: string } };
  const cookie = (headers["set-cookie"] ?? []).map((set) => set.split(";")[0]).join("; ");
  return { ...one, key: data.session_key, cookie };
}

/** Sends one request of a sign-up. */
export async function post(
  { app, record }: Scene,
  { address, key }: Pick<SignUp, "address" | "key">,
  path: string,
  more: object,
  cookie?: string,
) {
  const headers = { "x-forwarded-for": address, ...(cookie && { cookie }) };
  const json = { session_key: key, ...more };
  const wish = { method: "POST", path: `${base_path}/api/auth/${path}`, json, headers, what: path } as const;
  const { operation, text } = await record.send(app.base(), null, wish);
  return { ...operation, text };
}
