import { type APIRequestContext, expect, type Page } from "@playwright/test";
import {
  told_career,
  told_family,
  told_personal,
  told_preferences,
} from "../apps/api/test/support/told-steps.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { codeFor, sendWritten } from "./mailbox.ts";
import type { Person } from "./newcomers.ts";
import { register } from "./sign-up.ts";

/** Signs up a member and saves the four steps through the API, for journeys about later screens. */
export async function makeMember(api: APIRequestContext, who: Person): Promise<string> {
  const { session_key, whatsapp_link } = await register(api, who);
  const email_otp = await codeFor(api, who.email);
  await post(api, "auth/verify/otp", { session_key, email_otp });
  await sendWritten(api, whatsapp_link ?? "", who.e164);
  const { token } = await post(api, "auth/verify/user", { session_key });
  await fillSteps(api, who, token);
  return token;
}

/** Saves the four steps of a member who has just signed up. */
export async function fillSteps(api: APIRequestContext, who: Person, token: string): Promise<void> {
  const { firstname, lastname } = who;
  await post(api, "user/profile", { ...told_personal, firstname, lastname }, token);
  await post(api, "user/profile/family", told_family, token);
  await post(api, "user/profile/career", told_career, token);
  await post(api, "user/preferences", told_preferences, token);
}

/** Uploads a profile picture for the member of this page. */
export async function addPicture(page: Page, token: string): Promise<void> {
  await page.goto("/terms-condition");
  const photo = await drawnPicture(page, "face.jpg", 900, 900);
  const answer = await page.request.post("/backend/api/user/profile/picture", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { photo },
  });
  expect(answer.status()).toBe(200);
}

async function post(
  api: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<{ token: string }> {
  const answer = await api.post(`/backend/api/${path}`, {
    data,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).data;
}
