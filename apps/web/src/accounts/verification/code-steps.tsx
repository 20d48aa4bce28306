import { phoneVerifyStatus, resendPhoneCode, verifyPhoneCode } from "@sanjog/contract/accounts";
import { type CodeWay, codeWays, type NumberWay } from "@sanjog/domain/accounts/number-ways";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { type ReactNode, useState } from "react";
import { call } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { OtherWay, OtherWays } from "../../ui/controls/other-ways.tsx";
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
  /** Further ways, below those to receive a code. */
  children?: ReactNode;
};

/** Decisions §2.6: a code to the number, by each way that is open; the main way where WhatsApp is not. */
export function CodeSteps({ session_key, phone_number, ways, onWays, onVerified, children }: Props) {
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
  const main = !ways.includes("whatsapp") && !asked;
  const offered = codeWays.filter((way) => ways.includes(way) && !(asked && way === sent_by));
  const known = !asked || sent_by !== null;
  return (
    <>
      {main &&
        offered.map((way) => (
          <Button
            key={way}
            look="primary"
            className="self-start"
            busy={busy === way}
            onClick={() => void ask(way)}
          >
            {t("verify.ask_sms")}
          </Button>
        ))}
      {asked && (
        <div className="flex flex-col gap-5 border-t border-line pt-5">
          <p>{t("verify.code_of_phone", { phone: unbroken(phone_number), way: sent_by ?? "unknown" })}</p>
          <CodeForm field="phone_otp" channel="phone" onVerify={verify} onResend={() => send(sent_by)} />
        </div>
      )}
      <OtherWays>
        {!main &&
          known &&
          offered.map((way) => (
            <OtherWay key={way} busy={busy === way} onClick={() => void ask(way)}>
              {t(`verify.by_${way}`)}
            </OtherWay>
          ))}
        {children}
      </OtherWays>
    </>
  );
}
