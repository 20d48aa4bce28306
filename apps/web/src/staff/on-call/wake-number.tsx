import { MessageSquareMore } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { type OnCall, useOnCallSteps } from "./queries.ts";
import { useTry } from "./use-try.ts";
import { CodeForm, NumberForm } from "./wake-number-forms.tsx";

/** The WhatsApp number on which somebody is woken. */
export function WakeNumber({ own: { phone_number, number_verified } }: { own: OnCall["own"] }) {
  const t = useT("staff");
  const { removeNumber } = useOnCallSteps();
  const [step, setStep] = useState<"number" | "code" | null>(null);
  const [busy, run] = useTry();
  const close = () => setStep(null);
  return (
    <li>
      <MessageSquareMore aria-hidden="true" />
      <div>
        <p>{phone_number ? t("on_call.number", { number: phone_number }) : t("on_call.no_number")}</p>
        {phone_number && !number_verified && <p className="desk-quiet">{t("on_call.not_confirmed")}</p>}
        <div className="desk-row">
          {phone_number && !number_verified && (
            <Button className="btn-small" onClick={() => setStep("code")}>
              {t("on_call.type_code")}
            </Button>
          )}
          <Button className="btn-small" onClick={() => setStep("number")}>
            {t(phone_number ? "on_call.change_number" : "on_call.add_number")}
          </Button>
          {phone_number && (
            <Button className="btn-small" busy={busy} onClick={() => void run(removeNumber)}>
              {t("on_call.remove_number")}
            </Button>
          )}
        </div>
      </div>
      <Modal open={step !== null} onClose={close} title={t("on_call.number_title")}>
        {step === "number" && <NumberForm onSent={() => setStep("code")} />}
        {step === "code" && <CodeForm number={phone_number} onDone={close} />}
      </Modal>
    </li>
  );
}
