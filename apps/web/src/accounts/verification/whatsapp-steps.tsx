import type { NumberWay } from "@sanjog/domain/accounts/number-ways";
import type { VerificationState } from "@sanjog/domain/accounts/verification";
import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { showToast } from "../../platform/toast.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { rememberWhatsAppOpened, whatsAppOpenedAt } from "../verification-store.ts";
import { WhatsAppLink } from "../whatsapp-link.tsx";
import { ScanWithPhone } from "./scan-with-phone.tsx";
import { unbroken } from "./unbroken.ts";
import { usePhonePoll } from "./use-phone-poll.ts";

type Props = {
  session_key: string;
  whatsapp_link: string | null;
  /** Masked, or as the member has just typed it. */
  phone_number: string;
  every_ms: number;
  onVerified: (state: VerificationState) => void;
  /** Called with the ways that are open, at each look for the message. */
  onWays: (ways: NumberWay[]) => void;
};

/** The steps to send the prepared WhatsApp message and wait for its arrival. */
export function WhatsAppSteps(props: Props) {
  const { session_key, whatsapp_link, phone_number, every_ms, onVerified, onWays } = props;
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
  const wanted = { session_key, every_ms, started_at: opened_at };
  const { over } = usePhonePoll({ ...wanted, onVerified: confirmed, onWays });
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
