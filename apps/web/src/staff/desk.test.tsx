import {
  acceptInvitation,
  askPasskey,
  beginSecondFactor,
  confirmSecondFactor,
  listPasskeys,
  listStaff,
  openInvitation,
  showDeskAccount,
  signOutStaff,
  staffLogin,
  staffSecondFactor,
} from "@sanjog/contract/staff";
import type { SecondFactor } from "@sanjog/domain/staff/passkeys";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DeskApp } from "../desk-routes.tsx";
import { at, type FakeEndpoint, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { forgetTyped } from "./typed-text.ts";

beforeEach(forgetTyped);

const gurmeet = {
  id: "gurmeet",
  name: "Gurmeet Kaur",
  role: "keeper" as const,
  recovery_codes_left: 2,
  session_ends_at: new Date(Date.now() + 10 * 60_000).toISOString(),
};
const out = { status: 401, message: "Please log in." };
type Step = "out" | "code" | "set_up" | "in";

/** A desk whose login is at this step; the endpoints given may move it. */
function desk(
  begin: Step,
  answers: (go: (step: Step) => void) => FakeEndpoint[] = () => [],
  factors: SecondFactor[] = ["app"],
) {
  let step = begin;
  const go = (next: Step) => {
    step = next;
  };
  const me = at(showDeskAccount, () =>
    step === "out"
      ? out
      : {
          data: {
            step,
            second_factors: step === "set_up" ? [] : factors,
            account: step === "in" ? gurmeet : null,
          },
        },
  );
  return {
    go,
    ...fakeServer(
      ...answers(go),
      me,
      at(listPasskeys, () => ({ data: [] })),
    ),
  };
}

async function fillPassword() {
  await page.getByLabelText("Email").fill("gurmeet@desk.example");
  await page.getByLabelText("Password").first().fill("Sewa-Desk-2026");
  await userEvent.keyboard("{Enter}");
}

test("the password and the code lead to the page that was asked for, and no request carries a member's token", async () => {
  const { asked } = desk("out", (go) => [
    at(staffLogin, () => {
      go("code");
      return { data: null };
    }),
    at(staffSecondFactor, ({ body }) => {
      if ((body as { code: string }).code !== "123456")
        return { status: 422, message: "Wrong.", errors: { code: ["That code is not correct."] } };
      go("in");
      return { data: null };
    }),
    at(listStaff, () => ({ data: { staff: [], invitations: [] } })),
  ]);
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/staff", token: "m".repeat(43) });
  await fillPassword();
  await page.getByLabelText("Six digits from the app").fill("111111");
  await expect.element(page.getByText("That code is not correct.").first()).toBeVisible();
  await page.getByLabelText("Six digits from the app").fill("123456");
  await expect.element(page.getByRole("heading", { name: "People at the desk" })).toBeVisible();
  const of_the_desk = asked.filter(({ name }) => name !== "site");
  expect(of_the_desk.length).toBeGreaterThan(4);
  expect(of_the_desk.filter(({ headers }) => headers.has("Authorization"))).toEqual([]);
  expect(localStorage.getItem("token")).toBe("m".repeat(43));
});

test("too many wrong codes lead back to the password", async () => {
  desk("code", (go) => [
    at(staffSecondFactor, () => {
      go("out");
      return { status: 429, message: "Too many tries.", retry_after_seconds: 900 };
    }),
  ]);
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/login" });
  await page.getByLabelText("Six digits from the app").fill("111111");
  await expect.element(page.getByLabelText("Email")).toBeVisible();
});

test("the recovery codes are shown until they are said to be kept, also when the session is complete already", async () => {
  const codes = ["AAAA-1111", "BBBB-2222"];
  desk("set_up", (go) => [
    at(beginSecondFactor, () => ({ data: { secret: "ABCDEFGH", uri: "otpauth://totp/x?secret=ABCDEFGH" } })),
    at(confirmSecondFactor, () => {
      go("in");
      return { data: { recovery_codes: codes } };
    }),
  ]);
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/account" });
  await page.getByRole("button", { name: "Use an app for codes" }).click();
  await expect.element(page.getByText("ABCD EFGH")).toBeVisible();
  await page.getByLabelText("Six digits from the app").fill("123456");
  await expect.element(page.getByText("BBBB-2222")).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await page.getByRole("button", { name: "Copy" }).click();
  expect(copied).toHaveBeenCalledWith("AAAA-1111\nBBBB-2222");
  const go_on = page.getByRole("button", { name: "Continue" });
  await go_on.click();
  await expect.element(page.getByText("Please keep the codes first, then tick here.")).toBeVisible();
  await page.getByLabelText("I have kept these codes in a safe place").click();
  await go_on.click();
  await expect.element(page.getByRole("heading", { name: "My account" })).toBeVisible();
  await expect.element(page.getByText("2 recovery codes are left.")).toBeVisible();
});

test("a reason that was typed is there again after the session ended and the login", async () => {
  const harpal = {
    id: "harpal",
    name: "Harpal Singh",
    email: "harpal@desk.example",
    role: "moderator" as const,
    has_second_factor: true,
    created_at: "2026-11-01T00:00:00Z",
    signed_in_at: null,
  };
  desk("in", (go) => [
    at(listStaff, () => ({ data: { staff: [harpal], invitations: [] } })),
    at(signOutStaff, () => {
      go("out");
      return out;
    }),
    at(staffLogin, () => {
      go("in");
      return { data: null };
    }),
  ]);
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/staff" });
  const open = page.getByRole("group", { name: "Harpal Singh" }).getByRole("button", { name: "Log out" });
  await open.click();
  await page.getByLabelText("Why?").fill("a phone was lost");
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await expect.element(page.getByText(/what you typed is still there/)).toBeVisible();
  await fillPassword();
  await open.click();
  await expect.element(page.getByLabelText("Why?")).toHaveValue("a phone was lost");
});

test("an invitation is read from behind the # and taken out of the address; a used one says what to do", async () => {
  const token = "t".repeat(43);
  const { asked } = desk("out", (go) => [
    at(openInvitation, ({ body }) =>
      (body as { token: string }).token === token
        ? { data: { email: "harpal@desk.example", role: "moderator" } }
        : { status: 422, message: "Used." },
    ),
    at(acceptInvitation, () => {
      go("set_up");
      return { data: null };
    }),
  ]);
  const shown = await renderScreen(<DeskApp />, { locale: "pb", path: `/desk/invitation#${token}` });
  await expect.element(page.getByText(/harpal@desk.example ਲਈ ਸੱਦਾ ਹੈ: ਸੇਵਾਦਾਰ/)).toBeVisible();
  await page.getByLabelText("ਤੁਹਾਡਾ ਨਾਂ").fill("Harpal Singh");
  await page.getByLabelText("ਪਾਸਵਰਡ", { exact: true }).fill("Sewa-Desk-2026-Karo");
  await page.getByLabelText("ਪਾਸਵਰਡ ਦੁਬਾਰਾ").fill("Sewa-Desk-2026-Karo");
  await page.getByRole("button", { name: "ਮੇਰਾ ਖਾਤਾ ਬਣਾਓ" }).click();
  await expect.element(page.getByRole("heading", { name: "ਦੂਜਾ ਕਦਮ ਚੁਣੋ" })).toBeVisible();
  expect(asked.find(({ name }) => name === "acceptInvitation")?.body).toMatchObject({ token });
  await shown.unmount();
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/invitation#used" });
  await expect.element(page.getByText("This link no longer works")).toBeVisible();
});

test("in the last quarter of an hour the frame says that the login ends soon", async () => {
  desk("in");
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/account" });
  await expect.element(page.getByText(/You will soon be logged out/)).toBeInTheDocument();
  await expect.element(page.getByText(/Please get new codes soon/)).toBeVisible();
});

test("a device that gives no passkey is no dead end: the sentence says so, and a recovery code is at hand", async () => {
  const question = {
    challenge: "AAAA",
    timeout: 300_000,
    rpId: "localhost",
    allowCredentials: [],
    userVerification: "required",
  };
  desk("code", () => [at(askPasskey, () => ({ data: question }))], ["passkey"]);
  vi.spyOn(navigator.credentials, "get").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/login" });
  await page.getByRole("button", { name: "Use my passkey" }).click();
  await expect.element(page.getByText("The device gave no passkey. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: /use a recovery code/ }).click();
  await expect.element(page.getByLabelText("Recovery code")).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect.element(page.getByRole("button", { name: "Use my passkey" })).toBeVisible();
});

test("one's own passkeys are listed with their names, and the only second factor offers no removal", async () => {
  const phone = { id: "a", name: "My phone", created_at: "2026-11-01T00:00:00Z", used_at: null };
  desk("in", () => [at(listPasskeys, () => ({ data: [{ ...phone, may_remove: false }] }))], ["passkey"]);
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/account" });
  await expect.element(page.getByText("My phone")).toBeVisible();
  await expect.element(page.getByText(/It is your only second step/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect.element(page.getByRole("button", { name: "Use my passkey" })).toBeVisible();
});
