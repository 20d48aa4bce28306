import { resendPhoneCode, verifyPhoneCode } from "@sanjog/contract/accounts";
import { spacedPhone } from "@sanjog/domain/accounts/masks";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { useState } from "react";
import { call } from "../../platform/api-client.ts";
import { ApiError } from "../../platform/api-error.ts";
import { sentenceFor } from "../../platform/fault-text.ts";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { rememberWait, rememberWhatsAppOpened, storedWait, whatsAppOpenedAt } from "../verification-store.ts";
import { WhatsAppLink } from "../whatsapp-link.tsx";
import { CodeForm } from "./code-form.tsx";
import { ScanWithPhone } from "./scan-with-phone.tsx";
import { usePhonePoll } from "./use-phone-poll.ts";

type Props = {
  session_key: string;
  whatsapp_link: string | null;
  /** Masked, or as the member has just typed it. */
  phone_number: string;
  every_ms: number;
  onVerified: (state: VerificationState) => void;
};

/** The steps to send the prepared WhatsApp message and wait for its arrival, or to request a code instead. */
export function WhatsAppSteps({ session_key, whatsapp_link, phone_number, every_ms, onVerified }: Props) {
  const t = useT("accounts");
  const [opened_at, setOpened] = useState(whatsAppOpenedAt);
  function begin() {
    const now = Date.now();
    rememberWhatsAppOpened(now);
    setOpened(now);
  }
  async function confirmed(state: VerificationState, message: string | undefined) {
    showToast("success", message ?? "");
    onVerified(state);
  }
  const { over } = usePhonePoll({ session_key, every_ms, started_at: opened_at, onVerified: confirmed });
  return (
    <>
      <p>{t("verify.how", { phone: unbroken(phone_number) })}</p>
      <div className="flex flex-col gap-2">
        {whatsapp_link && (
          <WhatsAppLink href={whatsapp_link} onOpen={begin}>
            {t(opened_at === null ? "verify.open" : "verify.open_again")}
          </WhatsAppLink>
        )}
        {whatsapp_link && <ScanWithPhone link={whatsapp_link} onShow={begin} />}
        <div role="status">{opened_at !== null && (over ? <Over onAgain={begin} /> : <Waiting />)}</div>
      </div>
      <CodeInstead session_key={session_key} phone_number={phone_number} onVerified={onVerified} />
    </>
  );
}

function Waiting() {
  const t = useT("accounts");
  return (
    <div className="mt-5 flex flex-col gap-2 text-ink-2">
      <p>{t("verify.waiting")}</p>
      <div
        aria-hidden="true"
        className="h-(--stitch-w) animate-[stitching_0.8s_linear_infinite] [background:var(--stitch)]"
      />
    </div>
  );
}

function Over({ onAgain }: { onAgain: () => void }) {
  const t = useT("accounts");
  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <p>{t("verify.stopped")}</p>
      <Button onClick={onAgain}>{t("verify.look_again")}</Button>
    </div>
  );
}

type CodeProps = Pick<Props, "session_key" | "phone_number" | "onVerified">;

/** Decisions §2.6: for people who cannot send the message. */
function CodeInstead({ session_key, phone_number, onVerified }: CodeProps) {
  const t = useT("accounts");
  const common = useT("common");
  const [asked, setAsked] = useState(() => storedWait("phone") !== null);
  const [busy, setBusy] = useState(false);
  async function resend() {
    const { data, message } = await call(resendPhoneCode, { body: { session_key } });
    return { wait_seconds: data.resend_wait_seconds, message };
  }
  async function verify(phone_otp: string) {
    const { data } = await call(verifyPhoneCode, { body: { session_key, phone_otp } });
    onVerified(data);
  }
  async function ask() {
    setBusy(true);
    try {
      const { wait_seconds, message } = await resend();
      rememberWait("phone", wait_seconds);
      showToast("success", message ?? "");
      setAsked(true);
    } catch (error) {
      showToast("warning", sentenceFor(error, common));
      // A code was sent shortly before, so the member needs the field to enter it.
      if (error instanceof ApiError && error.status === 429 && error.retry_after_seconds) {
        rememberWait("phone", error.retry_after_seconds);
        setAsked(true);
      }
    } finally {
      setBusy(false);
    }
  }
  if (!asked)
    return (
      <Button look="quiet" className="-ml-3 self-start underline" busy={busy} onClick={() => void ask()}>
        {t("verify.by_code")}
      </Button>
    );
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-5">
      <p>{t("verify.code_of_phone", { phone: unbroken(phone_number) })}</p>
      <CodeForm field="phone_otp" channel="phone" onVerify={verify} onResend={resend} />
    </div>
  );
}

/** Returns a phone number with non-breaking spaces, so that it stays on one line. */
function unbroken(phone_number: string): string {
  return spacedPhone(phone_number).replace(/ /g, "\u00a0");
}
