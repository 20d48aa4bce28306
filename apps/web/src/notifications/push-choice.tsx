import { BellOff, BellRing } from "lucide-react";
import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { usePush } from "./use-push.ts";

/** Explains push messages to this device; only its button asks for the browser's permission. */
export function PushChoice() {
  const t = useT("notifications");
  const { state, turnOn, turnOff } = usePush();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (state === null || state === "unavailable") return null;
  async function change(work: () => Promise<boolean>) {
    setBusy(true);
    setFailed(!(await work()));
    setBusy(false);
  }
  return (
    <section className="grid justify-items-start gap-2">
      <h2 className="text-lg">{t("push.title")}</h2>
      <p className="text-ink-2">{t(`push.${state}`)}</p>
      {state === "off" && (
        <Button
          busy={busy}
          icon={<BellRing aria-hidden="true" size={22} />}
          // Declining the browser's permission prompt is an answer, not a failure.
          onClick={() => void change(async () => (await turnOn()) !== "off")}
        >
          {t("push.turn_on")}
        </Button>
      )}
      {state === "on" && (
        <Button
          busy={busy}
          icon={<BellOff aria-hidden="true" size={22} />}
          onClick={() => void change(async () => turnOff().then(() => true))}
        >
          {t("push.turn_off")}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-2">
        {failed && state === "off" && t("push.failed")}
      </p>
    </section>
  );
}
