import { phoneVerifyStatus, resendPhoneCode } from "@sanjog/contract/accounts";
import type { CodeWay, NumberWay } from "@sanjog/domain/accounts/number-ways";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { rememberWait } from "../verification-store.ts";

type Options = {
  session_key: string;
  /** Called with the ways that are open, which may be fewer after a code was asked for. */
  onWays: (ways: readonly NumberWay[]) => void;
  /** Called when a code is on its way; null if one was sent shortly before, by an unknown way. */
  onSent: (by: CodeWay | null) => void;
};

/** Decisions §2.6: asks for a code to the number, by a way that is open. */
export function useCodeRequest({ session_key, onWays, onSent }: Options) {
  const common = useT("common");
  const [busy, setBusy] = useState<CodeWay | null>(null);
  async function send(by: CodeWay | null) {
    const { data, message } = await call(resendPhoneCode, { body: { session_key, ...(by && { by }) } });
    // Before the field for the code is shown with its countdown.
    rememberWait("phone", data.resend_wait_seconds);
    onSent(data.sent_by);
    onWays(data.number_ways);
    return { wait_seconds: data.resend_wait_seconds, message };
  }
  /** A way may have closed since the page was loaded. */
  async function look() {
    const { data } = await call(phoneVerifyStatus, { body: { session_key } });
    onWays(data.number_ways);
  }
  async function ask(by: CodeWay) {
    setBusy(by);
    try {
      const { message } = await send(by);
      showToast("success", message ?? "");
    } catch (error) {
      showToast("warning", sentenceFor(error, common));
      if (error instanceof ApiError && error.status === 422) await look().catch(() => undefined);
      // A code was sent shortly before, so the member needs the field to enter it.
      if (error instanceof ApiError && error.status === 429 && error.retry_after_seconds) {
        rememberWait("phone", error.retry_after_seconds);
        onSent(null);
      }
    } finally {
      setBusy(null);
    }
  }
  return { busy, ask, send };
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;
