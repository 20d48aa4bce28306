import {
  phoneVerifyStatus,
  resendEmailCode,
  resendPhoneCode,
  verificationState,
  verifyEmailCode,
  verifyPhoneCode,
  verifyUser,
} from "@sanjog/contract/accounts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render.tsx";
import { OtpVerificationScreen } from "./otp-verification-screen.tsx";

const session_key = "k".repeat(43);
const state = {
  email: "a•••@example.org",
  email_verified: false,
  email_code: "sent",
  phone_number: "+91 ••• 210",
  phone_verified: false,
  number_ways: ["whatsapp", "sms", "in_person"],
  whatsapp_link: "#whatsapp",
  resend_wait_seconds: 90,
};

/** The page on the device where the sign-up was typed. */
function WithTyped() {
  const typed = { email: "ahsa@example.org", phone_number: "+919876543210" };
  useState(() => localStorage.setItem("typed_addresses", JSON.stringify(typed)));
  return <LoadedAgain />;
}

/** The page after a reload, when the store holds only the key. */
function LoadedAgain() {
  useState(() => localStorage.setItem("session_key", session_key));
  return <OtpVerificationScreen />;
}

const code = () => page.getByRole("textbox", { name: "6-digit code from your email" });
const next = () => page.getByRole("button", { name: "Next" });
/** Opens the ways besides the main one. */
const unfold = (title = "No WhatsApp?") => page.getByText(title).click();
const byEmail = () => page.getByRole("button", { name: "Use email instead" }).click();

test("on a phone the number comes first; the code of the e-mail opens at a press, and nothing typed is lost", async () => {
  fakeServer(at(verificationState, () => ({ data: state })));
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await expect.element(page.getByRole("link", { name: /^Verify WhatsApp number/ })).toBeVisible();
  await expect.element(code()).not.toBeInTheDocument();
  await byEmail();
  await code().fill("123");
  await page.getByRole("button", { name: "Use WhatsApp instead" }).click();
  await expect.element(page.getByRole("link", { name: /^Verify WhatsApp number/ })).toBeVisible();
  await byEmail();
  await expect.element(code()).toHaveValue("123");
});

test("the right code turns the card green, and Next appears", async () => {
  const server = fakeServer(
    at(verificationState, () => ({ data: state })),
    at(verifyEmailCode, () => ({ data: { email_verified: true, phone_verified: false } })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await byEmail();
  await expect.element(page.getByText("You can ask for a new code in 2 minutes.")).toBeVisible();
  await expect.element(next()).not.toBeInTheDocument();
  await code().fill("੧੨੩੪੫੬");
  await expect.element(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
  await expect.element(next()).toBeEnabled();
  expect(server.asked.at(-1)?.body).toEqual({ session_key, email_otp: "123456" });
});

test("the page shows the addresses as typed, so that a typing error is visible", async () => {
  fakeServer(at(verificationState, () => ({ data: state })));
  await renderScreen(<WithTyped />, { locale: "en" });
  await expect.element(page.getByText(/\+91\s98765\s43210/).first()).toBeVisible();
  await byEmail();
  await expect.element(page.getByText(/ahsa@example\.org/)).toBeVisible();
});

test("a typing error is corrected in the address as typed", async () => {
  fakeServer(at(verificationState, () => ({ data: state })));
  await renderScreen(<WithTyped />, { locale: "en" });
  await byEmail();
  await page.getByRole("button", { name: "Change email" }).click();
  const email = page.getByRole("textbox", { name: /^Email/ });
  await expect.element(email).toHaveValue("ahsa@example.org");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Use WhatsApp instead" }).click();
  await page.getByRole("button", { name: "Change WhatsApp number" }).click();
  await expect.element(page.getByRole("textbox", { name: /^Phone number/ })).toHaveValue("98765 43210");
});

test("a wrong code shows an error below its field, and the field is ready for another", async () => {
  fakeServer(
    at(verificationState, () => ({ data: state })),
    at(verifyEmailCode, () => ({ status: 422, message: "No.", errors: { email_otp: ["Look again."] } })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await byEmail();
  await code().fill("123456");
  await expect.element(page.getByText("Look again.").first()).toBeVisible();
  await expect.element(page.getByRole("alert").getByText("Look again.")).toBeInTheDocument();
  await expect.element(code()).toHaveValue("");
  await expect.element(code()).toHaveFocus();
});

test("with both addresses verified the page continues by itself, once, and clears the stored sign-up", async () => {
  const server = fakeServer(
    at(verificationState, () => ({
      data: { ...state, email_verified: true, phone_verified: true, whatsapp_link: null },
    })),
    at(verifyUser, () => ({ data: { token: "new-token" } })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await expect.poll(() => localStorage.getItem("token")).toBe("new-token");
  expect(localStorage.getItem("session_key")).toBeNull();
  expect(server.asked.filter(({ name }) => name === "verifyUser")).toHaveLength(1);
});

test("the page says that no code was sent; under heavy load it asks for the number first, and then a code can be requested", async () => {
  let shown = { ...state, email_code: "after_number", resend_wait_seconds: 0 };
  fakeServer(
    at(verificationState, () => ({ data: shown })),
    at(resendEmailCode, () => ({ data: { resend_wait_seconds: 120 } })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await byEmail();
  await expect.element(page.getByText(/please verify your number first/)).toBeVisible();
  await expect.element(code()).not.toBeInTheDocument();
  shown = { ...state, email_code: "held_back", resend_wait_seconds: 0, phone_verified: true };
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText(/^No code has been sent to/)).toBeVisible();
  await page.getByRole("button", { name: "Send code again" }).click();
  await expect.element(page.getByText(/^We have sent a 6-digit code/)).toBeVisible();
});

test("an expired key leads to the login or to a new sign-up", async () => {
  fakeServer(at(verificationState, () => ({ status: 422, message: "This sign-up has expired." })));
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await expect.element(page.getByText("This page waited too long")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("while WhatsApp is closed the page says so and offers the code by SMS, which verifies the number", async () => {
  const server = fakeServer(
    at(verificationState, () => ({
      data: { ...state, number_ways: ["sms", "in_person"], whatsapp_link: null },
    })),
    at(resendPhoneCode, () => ({
      data: { resend_wait_seconds: 120, sent_by: "sms", number_ways: ["sms", "in_person"] },
    })),
    at(verifyPhoneCode, () => ({ data: { phone_verified: true, email_verified: false } })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await expect.element(page.getByText(/^WhatsApp cannot be used just now. We can send/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Verify WhatsApp number/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Verify phone number or email" })).toBeVisible();
  await page.getByRole("button", { name: "Get a code by SMS" }).click();
  await expect.element(page.getByText(/^We have sent a 6-digit code to .* by SMS\.$/)).toBeVisible();
  expect(server.asked.at(-1)?.body).toEqual({ session_key, by: "sms" });
  await page.getByRole("textbox", { name: "6-digit code sent to your number" }).fill("123456");
  await expect.element(page.getByText("Number verified", { exact: true })).toBeVisible();
});

test("where no message is possible the page leads on by e-mail and names the volunteers", async () => {
  fakeServer(
    at(verificationState, () => ({ data: { ...state, number_ways: ["in_person"], whatsapp_link: null } })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await expect.element(code()).toBeVisible();
  await page.getByRole("button", { name: "Use your phone number instead" }).click();
  await expect.element(page.getByText("WhatsApp cannot be used just now.", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/volunteers at the gurdwara/)).toBeVisible();
});

test("a page that waits for the WhatsApp message offers SMS as soon as WhatsApp is closed", async () => {
  let number_ways = state.number_ways;
  fakeServer(
    at(verificationState, () => ({ data: state })),
    at(phoneVerifyStatus, () => ({
      data: { phone_verified: false, email_verified: false, number_ways, sent_by: null },
    })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await page.getByRole("link", { name: /^Verify WhatsApp number/ }).click();
  await expect.element(page.getByText(/^Waiting for your WhatsApp/)).toBeVisible();
  number_ways = ["sms", "in_person"];
  await expect.element(page.getByRole("button", { name: "Get a code by SMS" })).toBeVisible();
});

test("an SMS that no limit leaves room for is replaced by WhatsApp, and the page offers SMS no more", async () => {
  let number_ways = state.number_ways;
  fakeServer(
    at(verificationState, () => ({ data: { ...state, number_ways } })),
    at(resendPhoneCode, () => {
      number_ways = ["whatsapp", "in_person"];
      return {
        data: { resend_wait_seconds: 120, sent_by: "whatsapp", number_ways },
        message: "By WhatsApp.",
      };
    }),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await unfold();
  await page.getByRole("button", { name: "Get a code by SMS instead" }).click();
  await expect.element(page.getByText(/^We have sent a 6-digit code to .* by WhatsApp\.$/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Get a code by SMS instead" }))
    .not.toBeInTheDocument();
});

test("where the last way by a message closes while the page is open, the page says so and names the volunteers", async () => {
  let number_ways = ["sms", "in_person"];
  const closed = { whatsapp_link: null, number_ways };
  fakeServer(
    at(verificationState, () => ({ data: { ...state, ...closed, number_ways } })),
    at(resendPhoneCode, () => {
      number_ways = ["in_person"];
      return { status: 422, message: "No code can be sent to this number just now." };
    }),
    at(phoneVerifyStatus, () => ({
      data: { phone_verified: false, email_verified: false, number_ways, sent_by: null },
    })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await page.getByRole("button", { name: "Get a code by SMS" }).click();
  await page.getByRole("button", { name: "Use your phone number instead" }).click();
  await expect.element(page.getByText(/volunteers at the gurdwara/)).toBeVisible();
});

const sms_first = { ...state, number_ways: ["sms", "whatsapp", "in_person"] };
const smsButton = () => page.getByRole("button", { name: "Get a code by SMS", exact: true });
const messageInstead = () => page.getByRole("button", { name: "Verify with a WhatsApp message instead" });

test("with SMS first the page speaks of the number, and SMS is its button, above one line that opens the other ways", async () => {
  const server = fakeServer(
    at(verificationState, () => ({ data: sms_first })),
    at(resendPhoneCode, () => ({
      data: { resend_wait_seconds: 120, sent_by: "sms", number_ways: sms_first.number_ways },
    })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await expect.element(page.getByRole("heading", { name: "Verify phone number or email" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Phone number" })).toBeVisible();
  await expect.element(page.getByText(/^We will send a 6-digit code to .* by SMS\.$/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Verify WhatsApp number/ })).not.toBeInTheDocument();
  await expect.element(messageInstead()).not.toBeInTheDocument();
  await unfold("No SMS reaches this phone?");
  const others = messageInstead().element().parentElement;
  const inGroup = [...(others?.children ?? [])].map(({ textContent }) => textContent);
  expect(inGroup).toEqual([
    "Verify with a WhatsApp message instead",
    "Get a code by WhatsApp instead",
    "Confirm at the gurdwara instead",
  ]);
  await smsButton().click();
  await expect.element(page.getByText(/^We have sent a 6-digit code to .* by SMS\.$/)).toBeVisible();
  await expect.element(smsButton()).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: "Get a code by SMS instead" }))
    .not.toBeInTheDocument();
  await unfold("No code yet?");
  await expect.element(messageInstead()).toBeVisible();
  expect(server.asked.at(-1)?.body).toEqual({ session_key, by: "sms" });
});

test("with SMS first the WhatsApp message opens at a press, and the page waits for it", async () => {
  let phone_verified = false;
  fakeServer(
    at(verificationState, () => ({ data: sms_first })),
    at(phoneVerifyStatus, () => ({
      data: { phone_verified, email_verified: false, number_ways: sms_first.number_ways, sent_by: null },
    })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await unfold("No SMS reaches this phone?");
  await messageInstead().click();
  await expect.element(smsButton()).toBeVisible();
  await page.getByRole("link", { name: /^Verify WhatsApp number/ }).click();
  await expect.element(page.getByText(/^Waiting for your WhatsApp/)).toBeVisible();
  phone_verified = true;
  await expect.element(page.getByText("Number verified", { exact: true })).toBeVisible();
});

test("with SMS first a new number is asked for without a word of a WhatsApp message", async () => {
  fakeServer(at(verificationState, () => ({ data: sms_first })));
  await renderScreen(<WithTyped />, { locale: "en" });
  await page.getByRole("button", { name: "Change phone number" }).click();
  const sheet = page.getByRole("dialog");
  await expect.element(sheet.getByText("You will then need to verify the new number.")).toBeVisible();
  await expect.element(sheet.getByText(/WhatsApp message/)).not.toBeInTheDocument();
});

test("with SMS first and no room for SMS, WhatsApp is the main way and the title", async () => {
  fakeServer(
    at(verificationState, () => ({ data: { ...sms_first, number_ways: ["whatsapp", "in_person"] } })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await expect.element(page.getByRole("heading", { name: "Verify WhatsApp or email" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Verify WhatsApp number/ })).toBeVisible();
  await expect.element(messageInstead()).not.toBeInTheDocument();
});

test("a code that WhatsApp did not deliver is said to come by SMS, and the countdown goes on", async () => {
  const { number_ways } = state;
  const server = fakeServer(
    at(verificationState, () => ({ data: state })),
    at(resendPhoneCode, () => ({ data: { resend_wait_seconds: 120, sent_by: "whatsapp", number_ways } })),
    at(phoneVerifyStatus, () => ({
      data: { phone_verified: false, email_verified: false, number_ways, sent_by: "sms" },
    })),
  );
  await renderScreen(<LoadedAgain />, { locale: "en" });
  await unfold();
  await page.getByRole("button", { name: "Get a code by WhatsApp instead" }).click();
  await expect.element(page.getByText(/^We have sent a 6-digit code to .* by WhatsApp\.$/)).toBeVisible();
  await expect
    .element(page.getByText(/^WhatsApp could not deliver the code, so we have sent it to .* by SMS\.$/))
    .toBeVisible();
  await expect.element(page.getByText(/^You can ask for a new code in/).first()).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Get a code by SMS instead" }))
    .not.toBeInTheDocument();
  expect(server.asked.filter(({ name }) => name === "resendPhoneCode")).toHaveLength(1);
});
