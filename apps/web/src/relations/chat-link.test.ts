import { expect, test } from "vitest";
import { chatLink } from "./chat-link.ts";

test("A chat link contains the digits of the number and the whole draft", () => {
  expect(chatLink("https://wa.me", "+91 98765-43210", "ਗੱਲ ਕਰੀਏ? A & B")).toBe(
    `https://wa.me/919876543210?text=${encodeURIComponent("ਗੱਲ ਕਰੀਏ? A & B")}`,
  );
  expect(chatLink("https://wa.me", "+919876543210")).toBe("https://wa.me/919876543210");
});
