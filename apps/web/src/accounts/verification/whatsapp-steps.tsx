import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { OtherWay } from "../../ui/controls/other-ways.tsx";
import { WhatsAppLink } from "../whatsapp-link.tsx";
import { ScanWithPhone } from "./scan-with-phone.tsx";
import { unbroken } from "./unbroken.ts";
import type { NumberWait } from "./use-number-wait.ts";

type Props = {
  whatsapp_link: string | null;
  /** Masked, or as the member has just typed it. */
  phone_number: string;
  wait: NumberWait;
  /** For use below the main way. */
  quiet?: boolean;
};

/** The steps to send the prepared WhatsApp message and wait for its arrival. */
export function WhatsAppSteps({ whatsapp_link, phone_number, wait, quiet = false }: Props) {
  const t = useT("accounts");
  const { opened_at, over, beginMessage } = wait;
  return (
    <>
      <p>{t("verify.how", { phone: unbroken(phone_number) })}</p>
      <div className="flex flex-col gap-2">
        {whatsapp_link && (
          <WhatsAppLink href={whatsapp_link} quiet={quiet} onOpen={beginMessage}>
            {t(opened_at === null ? "verify.open" : "verify.open_again")}
          </WhatsAppLink>
        )}
        {whatsapp_link && <ScanWithPhone link={whatsapp_link} onShow={beginMessage} />}
        <div role="status">
          {opened_at !== null && (over ? <Over onAgain={beginMessage} /> : <Waiting />)}
        </div>
      </div>
    </>
  );
}

/** The same as one of the other ways: opens at a press, and stays open while the page waits for the message. */
export function WhatsAppInstead(props: Omit<Props, "quiet">) {
  const t = useT("accounts");
  const [shown, setShown] = useState(props.wait.opened_at !== null);
  if (!shown) return <OtherWay onClick={() => setShown(true)}>{t("verify.by_message")}</OtherWay>;
  return (
    <div className="flex flex-col gap-4 py-3">
      <WhatsAppSteps {...props} quiet />
    </div>
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
