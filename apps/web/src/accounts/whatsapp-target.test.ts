import { whatsAppAnswer } from "@sanjog/domain/accounts/whatsapp-answer";
import { messages as en } from "@sanjog/i18n/en/ui/accounts";
import { messages as pb } from "@sanjog/i18n/pb/ui/accounts";
import { expect, test } from "vitest";
import { appLink, isMobile } from "./whatsapp-target.ts";

test("on a phone the chat opens in the app, with the same number and text", () => {
  expect(appLink("https://wa.me/919800000000?text=reset%20password")).toBe(
    "whatsapp://send?phone=919800000000&text=reset%20password",
  );
});

test("a link of another site stays unchanged", () => {
  expect(appLink("http://localhost:3000/dev/wa/919800000000?text=a")).toBeNull();
});

test("phones are distinguished from desktops", () => {
  expect(isMobile("Mozilla/5.0 (Linux; Android 14) Mobile Safari")).toBe(true);
  expect(isMobile("Mozilla/5.0 (X11; Linux x86_64)")).toBe(false);
});

test("the service understands the message that the forgot-password page prepares", () => {
  expect(whatsAppAnswer(en.forgot.whatsapp_text)).toBe("reset");
  expect(whatsAppAnswer(pb.forgot.whatsapp_text)).toBe("reset");
});
