import * as endpoints from "@sanjog/contract/accounts";
import { enqueue } from "../../src/platform/jobs/outbox.ts";
import { as, type Call } from "./caller.ts";
import type { TestApp } from "./test-app.ts";

export const good_password = "Mustard-Tractor-71";

let signed_up = 0;

/** Returns a sign-up form; each call is another person. */
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

/** Returns the cookies of a response, as a browser sends them back. */
export function cookiesOf(headers: Record<string, unknown>): string {
  const set = headers["set-cookie"];
  const list = Array.isArray(set) ? set : set ? [set] : [];
  return list.map((cookie) => String(cookie).split(";")[0]).join("; ");
}

/** Sends a sign-up; returns its key and the cookie of its browser. */
export async function begin(app: TestApp, form: SignUpForm = signUpForm(), call: Call = {}) {
  const answer = await as(app).call(endpoints.register, { body: form, ...call });
  const key = answer.data?.session_key ?? "";
  return { form, answer, key, cookie: cookiesOf(answer.headers), link: answer.data?.whatsapp_link ?? "" };
}

/** Returns the newest code that was mailed to this address. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  await app.runJobs();
  const mail = app.mail.sent.filter(({ to }) => to === email).at(-1);
  return /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Returns the text that a link writes in WhatsApp. */
export function sentenceOf(link: string): string {
  return new URL(link).searchParams.get("text") ?? "";
}

let texts = 0;

/** Sends a text to the service's number and processes it; returns the service's last reply. */
export async function sendWhatsApp(app: TestApp, from: string, text: string, at = app.clock.now()) {
  texts += 1;
  const message = { kind: "whatsapp_text" as const, from, text, wamid: `wamid.${texts}`, at };
  const before = app.whatsapp.sent.length;
  await app.deps.tx((tx) => enqueue(app.deps, tx, message));
  await app.runJobs();
  const said = app.whatsapp.sent.slice(before).filter(({ to }) => to === from);
  return said.at(-1)?.text ?? "";
}

/** Signs up a member through the endpoints, with both addresses verified. */
export async function signUp(app: TestApp, form: SignUpForm = signUpForm()) {
  await app.forgetLimits();
  const begun = await begin(app, form);
  const session_key = begun.key;
  const email_otp = await mailedCode(app, form.email);
  await as(app).call(endpoints.verifyEmailCode, { body: { session_key, email_otp } });
  await sendWhatsApp(app, form.phone_number, sentenceOf(begun.link));
  const headers = { cookie: begun.cookie };
  const done = await as(app).call(endpoints.verifyUser, { body: { session_key }, headers });
  const token = done.data.token;
  const user = await as(app, { token }).call(endpoints.loadUser);
  return { ...form, token, id: user.data.user_id, cookie: cookiesOf(done.headers) };
}
