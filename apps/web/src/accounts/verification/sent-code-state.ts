import type { CodeWay } from "@sanjog/domain/accounts/number-ways";

/** A code that is on its way to the number; after a reload the way is unknown until the server tells it. */
export type SentCode = {
  by: CodeWay | null;
  asked_at: number;
  /** Whether it goes by SMS because WhatsApp did not deliver it. */
  is_moved: boolean;
};

/** Returns the code after the server told its way. An answer from before never takes a code back from SMS to WhatsApp. */
export function sentCodeAfter(code: SentCode | null, by: CodeWay | null): SentCode | null {
  if (!code || !by || code.by === "sms" || code.by === by) return code;
  return { ...code, by, is_moved: code.by === "whatsapp" };
}
