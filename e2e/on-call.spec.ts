import { acceptInvitation, invitationLink, keepCodes, volunteer } from "./desk-hands.ts";
import { codeFor } from "./mailbox.ts";
import { expect, test } from "./stage.ts";

test("a lead is ready to be woken, proves a WhatsApp number by its code, and the queue says who is on call", async ({
  enter,
  words,
}) => {
  const page = await enter();
  const harpreet = volunteer("Harpreet");
  const link = await invitationLink(harpreet.email, "lead");
  await acceptInvitation(page, words, link, harpreet);
  await keepCodes(page, words);
  const number = `+9198${Date.now().toString().slice(-8)}`;

  await page.goto("/desk/account");
  const wake = page.getByRole("switch", { name: words.staff("on_call.wake_me") });
  await expect(wake).not.toBeChecked();
  await wake.click();
  await expect(wake).toBeChecked();
  await page.getByRole("button", { name: words.staff("on_call.add_number") }).click();
  await page.getByLabel(words.fields("phone_number")).fill("12");
  await page.getByRole("button", { name: words.staff("on_call.send_code") }).click();
  await expect(page.getByLabel(words.fields("phone_number"))).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(words.fields("phone_number")).fill(number);
  await page.getByRole("button", { name: words.staff("on_call.send_code") }).click();
  const code = await codeFor(page.request, number);
  await page.getByLabel(words.fields("phone_otp")).fill(code);
  await page.getByRole("button", { name: words.staff("on_call.confirm_number") }).click();
  await expect(page.getByText(words.staff("on_call.not_confirmed"))).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: words.staff("on_call.change_number"), exact: true }),
  ).toBeVisible();

  await page.goto("/desk");
  await expect(page.getByText(words.staff("on_call.you_too"))).toBeVisible();
});
