import * as doors from "@sanjog/contract/accounts";
import { enqueue } from "../../src/platform/jobs/outbox.ts";
import { as, type Call } from "./caller.ts";
import type { TestApp } from "./test-app.ts";

export const good_password = "Mustard-Tractor-71";

let signed_up = 0;

/** What somebody fills in at sign-up; every call another person. */
export function signUpForm(details: Record<string, unknown> = {}) {
  signed_up += 1;
  return {
    email: `person${signed_up}@example.com`,
    phone_number: `+9198111${String(10_000 + signed_up)}`,
    password: good_password,
    password_confirmation: good_password,
    profile_for: "myself",
    gender: "female",
    privacy_policy_accepted: true,
    form_seconds: 40,
    ...details,
  };
}

export type SignUpForm = ReturnType<typeof signUpForm>;

/** The cookies of an answer, as a browser sends them back. */
export function cookiesOf(headers: Record<string, unknown>): string {
  const set = headers["set-cookie"];
  const list = Array.isArray(set) ? set : set ? [set] : [];
  return list.map((cookie) => String(cookie).split(";")[0]).join("; ");
}

/** A sign-up that was sent: its key, and the cookie of its browser. */
export async function begin(house: TestApp, form: SignUpForm = signUpForm(), call: Call = {}) {
  const answer = await as(house).call(doors.register, { body: form, ...call });
  const key = answer.data?.session_key ?? "";
  return { form, answer, key, cookie: cookiesOf(answer.headers), link: answer.data?.whatsapp_link ?? "" };
}

/** The newest code that was mailed to this address. */
export async function mailedCode(house: TestApp, email: string): Promise<string> {
  await house.runJobs();
  const mail = house.mail.sent.filter(({ to }) => to === email).at(-1);
  return /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
}

/** The sentence that a link writes in WhatsApp. */
export function sentenceOf(link: string): string {
  return new URL(link).searchParams.get("text") ?? "";
}

let texts = 0;

/** Somebody sends a text to the service's number, and the service reads it; what it last said to them. */
export async function sendWhatsApp(house: TestApp, from: string, text: string, at = house.clock.now()) {
  texts += 1;
  const message = { kind: "whatsapp_text" as const, from, text, wamid: `wamid.${texts}`, at };
  const before = house.whatsapp.sent.length;
  await house.deps.tx((tx) => enqueue(house.deps, tx, message));
  await house.runJobs();
  const said = house.whatsapp.sent.slice(before).filter(({ to }) => to === from);
  return said.at(-1)?.text ?? "";
}

/** A member who signed up through the doors, both addresses verified. */
export async function signUp(house: TestApp, form: SignUpForm = signUpForm()) {
  await house.forgetLimits();
  const begun = await begin(house, form);
  const session_key = begun.key;
  const email_otp = await mailedCode(house, form.email);
  await as(house).call(doors.verifyEmailCode, { body: { session_key, email_otp } });
  await sendWhatsApp(house, form.phone_number, sentenceOf(begun.link));
  const headers = { cookie: begun.cookie };
  const done = await as(house).call(doors.verifyUser, { body: { session_key }, headers });
  const token = done.data.token;
  const user = await as(house, { token }).call(doors.loadUser);
  return { ...form, token, id: user.data.user_id, cookie: cookiesOf(done.headers) };
}
