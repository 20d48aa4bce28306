import type { CodeWay } from "@sanjog/domain/accounts/number-ways";
import { describe, expect, test } from "vitest";
import { sentCodeAfter } from "./sent-code-state.ts";

describe("a code on its way", () => {
  test.each<[CodeWay | null, CodeWay | null, CodeWay | null, boolean]>([
    ["whatsapp", "sms", "sms", true],
    ["whatsapp", "whatsapp", "whatsapp", false],
    ["whatsapp", null, "whatsapp", false],
    [null, "whatsapp", "whatsapp", false],
    [null, "sms", "sms", false],
    ["sms", "whatsapp", "sms", false],
  ])("known as %s and told as %s goes by %s", (before, told, by, is_moved) => {
    const code = { by: before, asked_at: 1, is_moved: false };
    expect(sentCodeAfter(code, told)).toEqual({ by, asked_at: 1, is_moved });
  });

  test("that nobody asked for is none", () => {
    expect(sentCodeAfter(null, "sms")).toBeNull();
  });
});
