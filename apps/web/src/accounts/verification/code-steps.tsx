import { phoneVerifyStatus, resendPhoneCode, verifyPhoneCode } from "@sanjog/contract/accounts";
import { type CodeWay, codeWays, type NumberWay } from "@sanjog/domain/accounts/number-ways";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { rememberWait, storedWait } from "../verification-store.ts";
import { CodeForm } from "./code-form.tsx";
import { unbroken } from "./unbroken.ts";

type Props = {
  session_key: string;
  phone_number: string;
  ways: readonly NumberWay[];
  /** Called with the ways that are open, which may be fewer after a code was asked for. */
  onWays: (ways: readonly NumberWay[]) => void;
  onVerified: (state: VerificationState) => void;
};

/** Decisions §2.6: a code to the number, by each way that is open; the main way where WhatsApp is not. */
export function CodeSteps({ session_key, phone_number, ways, onWays, onVerified }: Props) {
  const t = useT("accounts");
  const common = useT("common");
  const [asked, setAsked] = useState(() => storedWait("phone") !== null);
  // After a reload it is unknown by which way the code was sent.
  const [sent_by, setSentBy] = useState<CodeWay | null>(null);
  const [busy, setBusy] = useState<CodeWay | null>(null);
  async function send(by: CodeWay | null) {
    const { data, message } = await call(resendPhoneCode, { body: { session_key, ...(by && { by }) } });
    setSentBy(data.sent_by);
    onWays(data.number_ways);
    return { wait_seconds: data.resend_wait_seconds, message };
  }
  async function verify(phone_otp: string) {
    const { data } = await call(verifyPhoneCode, { body: { session_key, phone_otp } });
    onVerified(data);
  }
  /** A way may have closed since the page was loaded. */
  async function look() {
    const { data } = await call(phoneVerifyStatus, { body: { session_key } });
    onWays(data.number_ways);
  }
  async function ask(by: CodeWay) {
    setBusy(by);
    try {
      const { wait_seconds, message } = await send(by);
      rememberWait("phone", wait_seconds);
      showToast("success", message ?? "");
      setAsked(true);
    } catch (error) {
      showToast("warning", sentenceFor(error, common));
      if (error instanceof ApiError && error.status === 422) await look().catch(() => undefined);
      // A code was sent shortly before, so the member needs the field to enter it.
      if (error instanceof ApiError && error.status === 429 && error.retry_after_seconds) {
        rememberWait("phone", error.retry_after_seconds);
        setAsked(true);
      }
    } finally {
      setBusy(null);
    }
  }
  const main = !ways.includes("whatsapp");
  const offered = codeWays.filter((way) => ways.includes(way) && !(asked && way === sent_by));
  const buttons = offered.map((way) => (
    <Button
      key={way}
      look={main && !asked ? "primary" : "quiet"}
      className={main && !asked ? "self-start" : "-ml-3 self-start underline"}
      busy={busy === way}
      onClick={() => void ask(way)}
    >
      {t(main && !asked ? "verify.ask_sms" : `verify.by_${way}`)}
    </Button>
  ));
  if (!asked) return buttons.length > 0 && <div className="flex flex-col gap-1">{buttons}</div>;
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5">
      <p>{t("verify.code_of_phone", { phone: unbroken(phone_number), way: sent_by ?? "unknown" })}</p>
      <CodeForm field="phone_otp" channel="phone" onVerify={verify} onResend={() => send(sent_by)} />
      {sent_by !== null && buttons}
    </div>
  );
}
