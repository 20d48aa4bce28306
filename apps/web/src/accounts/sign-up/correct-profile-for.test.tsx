import { changeAccount, loadUser } from "@sanjog/contract/accounts";
import { signUpOptions } from "@sanjog/contract/reference";
import type { User } from "@sanjog/contract/user";
import { messages as accountsInEnglish } from "@sanjog/i18n/en/ui/accounts";
import { messages as inEnglish } from "@sanjog/i18n/en/ui/whose-profile";
import { messages as accountsInPunjabi } from "@sanjog/i18n/pb/ui/accounts";
import { messages as inPunjabi } from "@sanjog/i18n/pb/ui/whose-profile";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../../platform/session.ts";
import { at, type FakeResponse, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { ChangeProfileFor } from "./change-profile-for.tsx";
import { CorrectProfileFor } from "./correct-profile-for.tsx";

const asha: User = {
  user_id: "asha",
  profile_number: "100000001",
  email: "asha@example.com",
  email_verified: true,
  phone_number: null,
  phone_verified: false,
  profile_for: "myself",
  gender: "female",
  may_correct_profile_for: true,
  public_profile: true,
  profile_status: 4,
  showActionButton: true,
  visibility: { reach: "everyone", may_send: true, reasons: [] },
  profile_details: null,
  family_details: null,
  career_details: null,
  preferences: null,
  profile_picture: null,
  post_pictures: [],
  marriage_age_notice: null,
  documents_to_accept: [],
  signed_up_here_at: null,
};

const option = (id: string, title: string) => ({ id, value: id, title });
const offered = {
  profile_for: [option("myself", "Myself"), option("son", "Son"), option("relative", "Relative")],
  gender: [option("male", "Male"), option("female", "Female")],
};
const verification = {
  session_key: "a-new-key-of-the-sign-up",
  email: null,
  email_verified: true,
  email_code: "sent",
  phone_number: null,
  phone_verified: false,
  number_ways: ["whatsapp", "in_person"],
  whatsapp_link: null,
  resend_wait_seconds: 0,
};

function Line() {
  const { user } = useSession();
  return user && <CorrectProfileFor user={user} />;
}

async function show(user: User, answer: FakeResponse = { data: verification }) {
  let now = user;
  const server = fakeServer(
    at(loadUser, () => ({ data: now })),
    at(signUpOptions, () => ({ data: offered })),
    at(changeAccount, ({ body }) => {
      now = { ...user, ...(body as Partial<User>), may_correct_profile_for: false };
      return answer;
    }),
  );
  await renderScreen(<Line />, { locale: "en", token: "asha" });
  return server;
}

test("a member corrects the relation, which sets the gender, and cannot correct it again", async () => {
  const server = await show(asha);
  await expect.element(page.getByText("Myself · Female")).toBeVisible();
  await page.getByRole("button", { name: inEnglish.correct }).click();
  await expect.element(page.getByText(inEnglish.dialog_text)).toBeVisible();
  await page.getByText("Son", { exact: true }).click();
  await page.getByRole("button", { name: accountsInEnglish.verify.save }).click();
  await expect.element(page.getByText("Son · Male")).toBeVisible();
  await expect.element(page.getByText(inEnglish.settled)).toBeVisible();
  const sent = server.asked.find(({ name }) => name === "changeAccount");
  expect(sent?.body).toEqual({ profile_for: "son", gender: "male" });
});

test("the server's error appears in the dialog", async () => {
  const message = "Some details need your attention.";
  await show(asha, { status: 422, message, errors: { profile_for: ["Corrected once already."] } });
  await page.getByRole("button", { name: inEnglish.correct }).click();
  await page.getByText("Son", { exact: true }).click();
  await page.getByRole("button", { name: accountsInEnglish.verify.save }).click();
  await expect.element(page.getByText("Corrected once already.")).toBeVisible();
});

test("a member who may no longer correct it sees where to write", async () => {
  await show({ ...asha, may_correct_profile_for: false });
  await expect.element(page.getByText(inEnglish.settled)).toBeVisible();
  expect(page.getByRole("button", { name: inEnglish.correct }).elements()).toHaveLength(0);
});

test("an unfinished sign-up is changed under its key, in Punjabi too", async () => {
  const server = fakeServer(
    at(signUpOptions, () => ({ data: offered })),
    at(changeAccount, () => ({ data: verification })),
  );
  let key = "";
  await renderScreen(
    <ChangeProfileFor session_key="the-key-of-the-sign-up" onKey={(next) => (key = next)} />,
  );
  await page.getByRole("button", { name: inPunjabi.pending_button }).click();
  await page.getByText("Relative", { exact: true }).click();
  await page.getByText("Female", { exact: true }).click();
  await page.getByRole("button", { name: accountsInPunjabi.verify.save }).click();
  await expect.poll(() => key).toBe(verification.session_key);
  expect(server.asked.find(({ name }) => name === "changeAccount")?.body).toEqual({
    session_key: "the-key-of-the-sign-up",
    profile_for: "relative",
    gender: "female",
  });
});
