import { changePassword } from "@sanjog/contract/account-lifecycle";
import { loadUser } from "@sanjog/contract/accounts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../platform/session.ts";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

const asha = {
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
  profile_status: 0,
  showActionButton: true,
  profile_details: null,
  family_details: null,
  career_details: null,
  preferences: null,
  profile_picture: null,
  post_pictures: [],
  visibility: { reach: "everyone", may_send: true, reasons: [] },
  marriage_age_notice: null,
  documents_to_accept: [],
  signed_up_here_at: null,
};

function Account() {
  const { state } = useSession();
  return state === "loading" ? <p>waits</p> : <PasswordDialog open onClose={() => undefined} />;
}

test("who sets another password stays logged in here, under the token that is answered", async () => {
  const server = fakeServer(
    at(loadUser, () => ({ data: asha })),
    at(changePassword, () => ({ data: { token: "ashas-new-token" } })),
  );
  await renderScreen(<Account />, { locale: "en", path: "/account", token: "ashas-token" });
  await page.getByRole("textbox", { name: "Current password" }).fill("Sanjog-Asha-2026");
  await page.getByRole("textbox", { name: "New password", exact: true }).fill("Canal-Peacock-58");
  await page.getByRole("textbox", { name: "Repeat password" }).fill("Canal-Peacock-58");
  await page.getByRole("dialog").getByRole("button", { name: "Set new password" }).click();
  await expect.poll(() => localStorage.getItem("token")).toBe("ashas-new-token");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(server.asked.map(({ name }) => name)).toEqual(["loadUser", "changePassword"]);
});

test("the list of rules says from the start that an easy password is refused, and is not ticked for one", async () => {
  fakeServer(at(loadUser, () => ({ data: asha })));
  await renderScreen(<Account />, { locale: "en", path: "/account", token: "ashas-token" });
  const fresh = page.getByRole("textbox", { name: "New password", exact: true });
  const rule = (state: string) =>
    page.getByRole("listitem").filter({ hasText: "Hard to guess" }).filter({ hasText: state });
  await expect.element(rule("still missing")).toBeInTheDocument();
  await fresh.fill("Jaspreet@1");
  const digit = page.getByRole("listitem").filter({ hasText: "digit" }).filter({ hasText: "done" });
  await expect.element(digit).toBeInTheDocument();
  await expect.element(rule("still missing")).toBeInTheDocument();
  await fresh.fill("Canal-Peacock-58");
  await expect.element(rule("done")).toBeInTheDocument();
});
