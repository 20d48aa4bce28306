import {
  addPhoneNumber,
  loadUser,
  phoneVerifyStatus,
  resendPhoneCode,
  verifyPhoneCode,
} from "@sanjog/contract/accounts";
import { numberInPerson } from "@sanjog/contract/in-person";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../../platform/session.ts";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { signedInMember } from "../../testing/signed-in-member.ts";
import { VerifyPhoneDialog } from "./verify-phone-dialog.tsx";

const session_key = "k".repeat(43);
const begun = {
  session_key,
  whatsapp_link: "#whatsapp",
  number_ways: ["whatsapp", "sms", "in_person"],
  resend_wait_seconds: 0,
};

async function enterNumber() {
  const onDone = vi.fn<() => void>();
  await renderScreen(<VerifyPhoneDialog open onClose={() => undefined} onDone={onDone} />, {
    locale: "en",
  });
  // Loading the numbering plans takes time on a busy machine.
  await expect.element(page.getByRole("button", { name: /India \+91/ })).toBeInTheDocument();
  await page.getByRole("textbox", { name: "Phone number" }).fill("98765 43210");
  await page.getByRole("button", { name: "Next" }).click();
  return onDone;
}

test("a member enters the number, sends the message, and the number is verified once the message has arrived", async () => {
  let arrived = false;
  const server = fakeServer(
    at(addPhoneNumber, () => ({ data: begun })),
    at(phoneVerifyStatus, () => ({
      data: { phone_verified: arrived, email_verified: false, number_ways: begun.number_ways, sent_by: null },
    })),
  );
  const onDone = await enterNumber();
  const link = page.getByRole("link", { name: /Verify WhatsApp number/ });
  await expect.element(link).toHaveAttribute("href", "#whatsapp");
  expect(server.asked.find(({ name }) => name === "addPhoneNumber")?.body).toEqual({
    phone_number: "+919876543210",
  });
  (link.element() as HTMLAnchorElement).removeAttribute("target");
  await link.click();
  await expect.element(page.getByText("Waiting for your WhatsApp message…")).toBeVisible();
  await expect.poll(() => server.asked.some(({ name }) => name === "phoneVerifyStatus")).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
  arrived = true;
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

test("a member who cannot send the message requests a code and may enter it in Gurmukhi digits", async () => {
  const server = fakeServer(
    at(addPhoneNumber, () => ({ data: begun })),
    at(resendPhoneCode, () => ({
      data: { resend_wait_seconds: 120, sent_by: "whatsapp", number_ways: begun.number_ways },
    })),
    at(verifyPhoneCode, () => ({ data: { phone_verified: true, email_verified: true } })),
  );
  const onDone = await enterNumber();
  await page.getByText("No WhatsApp?").click();
  await page.getByRole("button", { name: "Get a code by WhatsApp instead" }).click();
  await page.getByRole("textbox", { name: "6-digit code sent to your number" }).fill("੧੨੩੪੫੬");
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.asked.at(-1)?.body).toEqual({ session_key, phone_otp: "123456" });
});

test("changing a verified number requires the password", async () => {
  fakeServer(
    at(addPhoneNumber, () => ({
      status: 422,
      message: "Please enter your password to confirm this change.",
      errors: { password: ["Please fill in this field."] },
    })),
  );
  await enterNumber();
  await expect.element(page.getByRole("textbox", { name: "Password" })).toBeVisible();
});

test("with SMS first the sheet speaks of the number, and SMS is its button", async () => {
  const number_ways = ["sms", "whatsapp", "in_person"];
  fakeServer(at(addPhoneNumber, () => ({ data: { ...begun, number_ways } })));
  await enterNumber();
  await expect.element(page.getByRole("button", { name: "Get a code by SMS", exact: true })).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Verify phone number" })).toBeVisible();
  await page.getByText("No SMS reaches this phone?").click();
  await expect
    .element(page.getByRole("button", { name: "Verify with a WhatsApp message instead" }))
    .toBeVisible();
});

test("a code for a volunteer comes first, and the form for another number is folded below it", async () => {
  const user = signedInMember({ phone_verified: false });
  fakeServer(
    at({ ...loadUser, reply: { parse: (data: unknown) => data } as never }, () => ({ data: user })),
    at(numberInPerson, () => ({
      data: { state: "code", code: "482913", until: "2026-12-01T06:30:00.000Z" },
    })),
  );
  await renderScreen(<SignedIn />, { locale: "en", token: "asha" });
  const code = page.getByText("482913");
  await expect.element(code).toBeVisible();
  const other = page.getByText("Another number");
  const below = (one: Element, another: Element) =>
    one.getBoundingClientRect().top > another.getBoundingClientRect().bottom;
  expect(below(other.element(), code.element())).toBe(true);
  await expect.element(page.getByRole("textbox", { name: "Phone number" })).not.toBeInTheDocument();
  await other.click();
  await expect.element(page.getByRole("textbox", { name: "Phone number" })).toBeVisible();
});

test("where the code cannot be looked up, the form and the way to the gurdwara are there", async () => {
  const user = signedInMember({ phone_verified: false });
  const server = fakeServer(
    at({ ...loadUser, reply: { parse: (data: unknown) => data } as never }, () => ({ data: user })),
    at(numberInPerson, () => ({ status: 422, message: "Please try again." })),
  );
  await renderScreen(<SignedIn />, { locale: "en", token: "asha" });
  await expect.element(page.getByRole("button", { name: "Confirm at the gurdwara instead" })).toBeVisible();
  await page.getByRole("textbox", { name: "Phone number" }).fill("98765 43210");
  await page.getByRole("button", { name: "Confirm at the gurdwara instead" }).click();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Phone number" })).toHaveValue("98765 43210");
  expect(server.asked.filter(({ name }) => name === "numberInPerson").length).toBeLessThan(4);
});

function SignedIn() {
  return useSession().user && <VerifyPhoneDialog open onClose={() => undefined} />;
}
